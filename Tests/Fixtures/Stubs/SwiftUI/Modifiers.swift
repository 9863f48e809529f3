// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Their framework documents them.

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
    nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { EmptyView() }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { EmptyView() }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
    nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
    nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { EmptyView() }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { EmptyView() }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EmptyView()
    }
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { EmptyView() }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { EmptyView() }
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { EmptyView() }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { EmptyView() }
    nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, *)
extension View {
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { EmptyView() }
}

@available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
extension View {
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EmptyView() }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { EmptyView() }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        EmptyView()
    }
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        EmptyView()
    }
    nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { EmptyView() }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { EmptyView() }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { EmptyView() }
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        EmptyView()
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { EmptyView() }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { EmptyView() }
    nonisolated public func geometryGroup() -> some View { EmptyView() }
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { EmptyView() }
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { EmptyView() }
}

@available(iOS 14, macOS 11, visionOS 1, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { EmptyView() }
}
