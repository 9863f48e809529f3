// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Text: Equatable, Sendable, PrimitiveView {
    public init(verbatim content: String) {}

    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public func monospacedDigit() -> Text { self }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct TextField<Label: View>: PrimitiveView {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension TextField where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct SecureField<Label: View>: PrimitiveView {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Button<Label: View>: PrimitiveView {
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

/// CoreTransferable has it, which SwiftUI exports.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol Transferable: Sendable {}

extension String: Transferable {}

@available(iOS 16, macOS 10.15, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public struct PasteButton: PrimitiveView {
    @available(iOS 16, macOS 13, visionOS 1, *)
    @MainActor @preconcurrency public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Toggle<Label: View>: PrimitiveView {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {}
}

extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView {}
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
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct Label<Title: View, Icon: View>: PrimitiveView {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Image: Equatable, Sendable, PrimitiveView {
    @available(macOS 11, *)
    public init(systemName: String) {}
}
