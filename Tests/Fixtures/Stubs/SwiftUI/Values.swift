// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct VerticalAlignment: Equatable, Sendable {
    public static let center = VerticalAlignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Alignment: Equatable, Sendable {
    public static let center = Alignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let vertical = Set(rawValue: 2)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let all = Set(rawValue: 15)
        public static let vertical = Set(rawValue: 5)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum ColorScheme: CaseIterable, Sendable {
    case light, dark
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitLabel: Sendable {
    public static var go: SubmitLabel { SubmitLabel() }
    public static var next: SubmitLabel { SubmitLabel() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityChildBehavior: Hashable {
    nonisolated(unsafe) public static let ignore = AccessibilityChildBehavior()
    nonisolated(unsafe) public static let contain = AccessibilityChildBehavior()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isHeader = AccessibilityTraits(rawValue: 1)
}

@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Hashable, Sendable {
    public static let cancelAction = KeyboardShortcut()
}
