// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Text: Equatable, Sendable, PrimitiveView {
    public init(verbatim content: String) {}

    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public func monospacedDigit() -> Text { self }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct TextField<Label: View>: PrimitiveView {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension TextField where Label == Text {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct SecureField<Label: View>: PrimitiveView {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Button<Label: View>: PrimitiveView {
    @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

/// CoreTransferable has it, which SwiftUI exports.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol Transferable: Sendable {}

extension String: Transferable {}

@available(iOS 16, macOS 10.15, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PasteButton: PrimitiveView {
    @available(iOS 16, macOS 13, visionOS 1, *)
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Toggle<Label: View>: PrimitiveView {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct HStack<Content: View>: PrimitiveView {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct VStack<Content: View>: PrimitiveView {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ZStack<Content: View>: PrimitiveView {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ScrollView<Content: View>: PrimitiveView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol Shape: Sendable, View {}

extension Shape {
    public var body: Never { fatalError() }

    public func fill<S: ShapeStyle>(_ content: S) -> some View { EmptyView() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Rectangle: Shape {
    nonisolated public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Circle: Shape {
    nonisolated public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct RoundedRectangle: Shape {
    nonisolated public init(cornerRadius: CGFloat) {}

    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    {
        EmptyView()
    }
}
