#if canImport(SwiftUI)
    import SwiftUI

    /// The text field of a code field, which is heard and not seen.
    struct HiddenCodeInput: View {
        let presenter: CodeFieldPresenter
        @Binding var text: String

        var body: some View {
            input
                .textFieldStyle(.plain)
                .codeKeyboard(isNumberPad: presenter.wantsNumberPad)
                .autocorrectionDisabled()
                .foregroundStyle(.clear)
                .tint(.clear)
                .accessibilityLabel(Text(verbatim: presenter.accessibilityLabel))
                .accessibilityValue(Text(verbatim: presenter.accessibilityValue))
        }

        @ViewBuilder private var input: some View {
            if presenter.isSecure { SecureField("", text: $text) } else { TextField("", text: $text) }
        }
    }
#endif
