#if canImport(SwiftUI)
    import ConfirmCode
    import SwiftUI

    /// The boxes of a code field over the hidden text field that takes the keyboard.
    struct CodeFieldInput: View {
        let field: CodeField
        let look: CodeFieldLook
        /// Takes in the text of the hidden text field, and returns what that is to hold.
        let typed: @MainActor (String) -> String
        let activated: @MainActor (Int) -> Void
        @State private var text = ""
        @State private var rejections = 0
        @FocusState private var isFocused: Bool
        @ScaledMetric(relativeTo: .title) private var scale: CGFloat = 1
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.codeFieldStyle) private var style
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let presenter = CodeFieldPresenter(field, isFocused: isFocused, isEnabled: isEnabled, texts: look.texts)
            ZStack {
                HiddenCodeInput(presenter: presenter, text: $text)
                    .focused($isFocused)
                // As a group, the boxes move by the animation of the shake, not each by that of its button.
                boxes(of: presenter)
                    .geometryGroup()
                    .phaseAnimator(
                        CodeFieldPresenter.shake(reducesMotion: reducesMotion), trigger: rejections
                    ) { boxes, distance in
                        boxes.offset(x: distance)
                    } animation: { _ in
                        .linear(duration: CodeFieldPresenter.shakeStep)
                    }
            }
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityElement(children: .contain)
            .onChange(of: text) { _, new in if new != field.text { text = typed(new) } }
            .onChange(of: field.text, initial: true) { _, new in text = new }
            .onChange(of: field.isInvalid) { _, isInvalid in if isInvalid { rejections += 1 } }
            .onChange(of: isEnabled) { _, isEnabled in if isEnabled { isFocused = true } }
            .onAppear { isFocused = true }
        }

        private func boxes(of presenter: CodeFieldPresenter) -> some View {
            HStack(spacing: 8) {
                ForEach(presenter.boxes) { box in
                    Button {
                        activated(box.id)
                        isFocused = true
                    } label: {
                        style.erasedBody(
                            CodeBoxConfiguration(
                                box: box, textColor: look.textColor, textSize: look.textSize * scale)
                        )
                        .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: box.accessibilityLabel))
                    .accessibilityValue(Text(verbatim: box.accessibilityValue))
                }
            }
        }
    }
#endif
