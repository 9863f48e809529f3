#if canImport(SwiftUI)
    import ConfirmCode
    import SwiftUI

    /// A field of boxes for a one-time code, over one hidden text field: it takes the keyboard when it appears, what is typed,
    /// pasted and filled in, and shakes when the code is rejected.
    ///
    ///     @State private var code = ""
    ///
    ///     CodeFieldView(code: $code, length: 6, textColor: .black, textSize: 15)
    ///
    /// ``View/codeFieldStyle(_:)`` says how it is drawn.
    public struct CodeFieldView: View {
        private enum Source {
            case binding(Binding<String>, CodeField, rejected: String?, completed: @MainActor (String) -> Void)
            case model(CodeFieldViewModel)
        }

        private let source: Source
        private let look: CodeFieldLook

        /// A field for `code`, which is always what the boxes show.
        ///
        /// - Parameters:
        ///   - code: The code so far.
        ///   - length: How many boxes there are, 1…10.
        ///   - textColor: The colour of digits and lines.
        ///   - textSize: The size of digits in points, where the person has not made text larger or smaller.
        ///   - alphabet: What a code is made of.
        ///   - isSecure: Whether digits are hidden.
        ///   - rejected: The code that was rejected, if one was: the field shows it as wrong.
        ///   - texts: What assistive technology says.
        ///   - completed: Called when the code becomes complete, or another one.
        public init(
            code: Binding<String>, length: Int = 6, textColor: Color = .primary, textSize: CGFloat = 28,
            alphabet: CodeField.Alphabet = .digits, isSecure: Bool = false, rejected: String? = nil,
            texts: SignInTexts = .current, completed: @escaping @MainActor (String) -> Void = { _ in }
        ) {
            source = .binding(
                code, CodeField(length: length, alphabet: alphabet, isSecure: isSecure), rejected: rejected,
                completed: completed)
            look = CodeFieldLook(textColor: textColor, textSize: textSize, texts: texts)
        }

        /// A field over its model.
        public init(
            _ model: CodeFieldViewModel, textColor: Color = .primary, textSize: CGFloat = 28,
            texts: SignInTexts = .current
        ) {
            source = .model(model)
            look = CodeFieldLook(textColor: textColor, textSize: textSize, texts: texts)
        }

        /// The field.
        public var body: some View {
            switch source {
            case .binding(let code, let empty, let rejected, let completed):
                BoundCodeFieldView(code: code, empty: empty, rejected: rejected, look: look, completed: completed)
                    .id(empty)
            case .model(let model):
                ModelCodeFieldView(model: model, look: look).id(ObjectIdentifier(model))
            }
        }
    }

    /// How a field looks, beside its style.
    struct CodeFieldLook {
        let textColor: Color
        let textSize: CGFloat
        let texts: SignInTexts
    }
#endif
