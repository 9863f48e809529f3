// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@_exported import Foundation

@available(macOS 10, *)
@MainActor open class NSResponder: NSObject {}

@available(macOS 10, *)
@MainActor open class NSView: NSResponder {
    open var isHidden = false
}

@available(macOS 10, *)
@MainActor open class NSControl: NSView {
    open var isEnabled = true
    open var stringValue = ""

    nonisolated public class var textDidChangeNotification: NSNotification.Name { NSNotification.Name("") }
}

@available(macOS 10, *)
@MainActor open class NSTextField: NSControl {}

@available(macOS 10, *)
@MainActor open class NSButton: NSControl {}

@available(macOS 10, *)
@MainActor open class NSProgressIndicator: NSView {
    open func startAnimation(_ sender: Any?) {}
    open func stopAnimation(_ sender: Any?) {}
}

@available(macOS 11, *)
public struct NSTextContentType: Hashable, Sendable {
    public static let username = NSTextContentType()
    public static let password = NSTextContentType()
    public static let oneTimeCode = NSTextContentType()
    @available(macOS 14, *)
    public static let telephoneNumber = NSTextContentType()
}
