// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol Shape: Sendable, View {}

extension Shape {
    public var body: Never { fatalError() }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> { _ShapeView() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol InsettableShape: Shape {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { EmptyView() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    nonisolated init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Circle: InsettableShape {
    nonisolated public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
