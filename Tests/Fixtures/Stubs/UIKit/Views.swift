// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 2, tvOS 9, *)
@MainActor open class UILabel: UIView {
    open var text: String?
    open var font: UIFont!
    open var textColor: UIColor!
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    @available(iOS 6, tvOS 9, *)
    open var minimumScaleFactor: CGFloat = 0
    @available(iOS 10, tvOS 10, *)
    open var adjustsFontForContentSizeCategory = false
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIActivityIndicatorView: UIView {
    open func startAnimating() {}
    open func stopAnimating() {}
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIProgressView: UIView {
    public convenience init(progressViewStyle style: UIProgressView.Style) { self.init(frame: .zero) }

    open func setProgress(_ progress: Float, animated: Bool) {}

    public enum Style: Int, Sendable {
        case `default`, bar
    }
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}

    open var view: UIView!
    open var title: String?

    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UINavigationController: UIViewController {
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

@available(iOS 2, tvOS 9, *)
open class UIColor: NSObject, @unchecked Sendable {
    open class var clear: UIColor { UIColor() }
    @available(iOS 13, tvOS 13, *)
    open class var label: UIColor { UIColor() }
    @available(iOS 13, tvOS 13, *)
    open class var secondaryLabel: UIColor { UIColor() }
    @available(iOS 15, tvOS 15, *)
    open class var tintColor: UIColor { UIColor() }
    @available(iOS 13, *)
    @available(tvOS, unavailable)
    open class var systemGray3: UIColor { UIColor() }
    @available(iOS 13, *)
    @available(tvOS, unavailable)
    open class var systemBackground: UIColor { UIColor() }
    @available(iOS 7, tvOS 9, *)
    open class var systemRed: UIColor { UIColor() }
    @available(iOS 7, tvOS 9, *)
    open class var systemGreen: UIColor { UIColor() }
}

@available(iOS 2, tvOS 9, *)
open class UIFont: NSObject, @unchecked Sendable {
    @available(iOS 7, tvOS 9, *)
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }
    @available(iOS 9, tvOS 9, *)
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont() }

    public struct TextStyle: Hashable, Sendable {
        public static let body = TextStyle()
        @available(iOS 9, tvOS 9, *)
        public static let callout = TextStyle()
        @available(iOS 9, tvOS 9, *)
        public static let title1 = TextStyle()
    }

    public struct Weight: Hashable, Sendable {
        @available(iOS 8.2, tvOS 9, *)
        public static let semibold = Weight()
    }
}

@available(iOS 11, tvOS 11, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    open func scaledFont(for font: UIFont) -> UIFont { font }
}

@available(iOS 6, tvOS 9, *)
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

@available(iOS 2, tvOS 9, *)
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
}

@available(iOS 2, tvOS 9, *)
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next
}

@available(iOS 2, tvOS 9, *)
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

@available(iOS 2, tvOS 9, *)
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

@available(iOS 10, tvOS 10, *)
public struct UITextContentType: Hashable, Sendable {
    public static let telephoneNumber = UITextContentType()
    @available(iOS 11, tvOS 11, *)
    public static let username = UITextContentType()
    @available(iOS 11, tvOS 11, *)
    public static let password = UITextContentType()
    @available(iOS 12, tvOS 12, *)
    public static let oneTimeCode = UITextContentType()
}

@available(iOS 2, tvOS 9, *)
@MainActor open class UIApplication: UIResponder {
    @available(iOS 4, tvOS 9, *)
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { NSNotification.Name("") }
}
