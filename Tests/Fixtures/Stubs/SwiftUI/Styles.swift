// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Color: Hashable, Sendable, ShapeStyle {
    public static let primary = Color()
    public static let secondary = Color()
    public static let clear = Color()
    public static let red = Color()
    public static let green = Color()
    public static let black = Color()
    public static var accentColor: Color { Color() }

    public func opacity(_ opacity: Double) -> Color { self }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Color: PrimitiveView {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == Color {
    public static var clear: Color { Color() }
    public static var red: Color { Color() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public struct Weight: Hashable, Sendable {
        public static let semibold = Weight()
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title2 = Font()
    public static let callout = Font()

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()

    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {}

@available(iOS 13, macOS 10.15, tvOS 17, watchOS 8, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol TextFieldStyle {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct PlainTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct LinearProgressViewStyle: ProgressViewStyle {}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
