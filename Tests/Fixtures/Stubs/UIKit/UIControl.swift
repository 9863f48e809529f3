// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 2, tvOS 9, *)
@MainActor open class UIControl: UIView {
    open var isEnabled = true

    @available(iOS 14, tvOS 14, *)
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    @available(iOS 14, tvOS 14, *)
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    open func sendActions(for controlEvents: UIControl.Event) {}

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        @available(iOS 9, tvOS 9, *)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }
}

@available(iOS 13, tvOS 14, *)
public typealias UIActionHandler = (UIAction) -> Void

@available(iOS 13, tvOS 14, *)
@MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

@available(iOS 13, tvOS 14, *)
@MainActor open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, Sendable {}

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) { self.init() }
}

@available(iOS 2, tvOS 9, *)
open class UIImage: NSObject {}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIButton: UIControl {
    @available(iOS 15, tvOS 15, *)
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
    }

    @available(iOS 15, tvOS 15, *)
    open var configuration: UIButton.Configuration?

    @available(iOS 15, tvOS 15, *)
    @MainActor public struct Configuration {
        public static func plain() -> UIButton.Configuration { Configuration() }
        public static func filled() -> UIButton.Configuration { Configuration() }

        public var title: String?
        public var showsActivityIndicator = false
    }
}

@available(iOS 2, *)
@available(tvOS, unavailable)
@MainActor open class UISwitch: UIControl {
    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) {}
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var textColor: UIColor?
    open var font: UIFont?
    open var borderStyle = BorderStyle.none
    @available(iOS 10, tvOS 10, *)
    open var adjustsFontForContentSizeCategory = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var isSecureTextEntry = false
    @available(iOS 10, tvOS 10, *)
    open var textContentType: UITextContentType!

    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }
}
