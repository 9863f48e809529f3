// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

/// Foundation has it.
@available(iOS 11, tvOS 11, *)
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderReading {}

/// Foundation has it.
@available(iOS 8, tvOS 9, *)
open class NSItemProvider: NSObject, @unchecked Sendable {
    @available(iOS 11, tvOS 11, *)
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor open class UIPasteConfiguration: NSObject {
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) { self.init() }
}

@available(iOS 11, *)
@available(tvOS, unavailable)
@MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {}

extension UIResponder: UIPasteConfigurationSupporting {}

@available(iOS 16, *)
@available(tvOS, unavailable)
@MainActor open class UIPasteControl: UIControl {
    public init(configuration: UIPasteControl.Configuration) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var target: (any UIPasteConfigurationSupporting)?

    @MainActor open class Configuration: NSObject {}
}
