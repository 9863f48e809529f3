// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@_exported import Foundation
@_exported import Observation

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Never: View {
    public var body: Never { fatalError() }
}

/// A view of the framework, which has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { _ConditionalContent() }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { _ConditionalContent() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct TupleView<T>: PrimitiveView {
    nonisolated public init(_ value: T) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    nonisolated init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AnyView: PrimitiveView {
    public init<V: View>(_ view: V) {}
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PlaceholderContentView<Value>: PrimitiveView {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ModifiedContent<Content, Modifier> {
    nonisolated init() {}
}

extension ModifiedContent: View where Content: View {
    public var body: Never { fatalError() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct AccessibilityAttachmentModifier {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
