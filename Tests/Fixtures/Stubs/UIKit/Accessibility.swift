// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

/// The properties of the informal protocol that `NSObject` has.
@available(iOS 3, tvOS 9, *)
@MainActor extension NSObject {
    public var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
    public var accessibilityLabel: String? {
        get { nil }
        set {}
    }
    public var accessibilityValue: String? {
        get { nil }
        set {}
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { .none }
        set {}
    }
    @available(iOS 8, tvOS 9, *)
    public var accessibilityElements: [Any]? {
        get { nil }
        set {}
    }
}

@available(iOS 3, tvOS 9, *)
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 2)
}

@available(iOS 4, tvOS 9, *)
@MainActor public struct UIAccessibility {
    public struct Notification: Sendable {
        nonisolated public static let announcement = Notification()
    }

    @available(iOS 8, tvOS 9, *)
    public static var isReduceMotionEnabled: Bool { false }
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}
