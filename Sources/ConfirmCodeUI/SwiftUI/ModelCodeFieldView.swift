#if canImport(SwiftUI)
    import ConfirmCode
    import Streams
    import SwiftUI

    /// A code field over its model.
    struct ModelCodeFieldView: View {
        @State private var fields: Observed<CodeField>
        private let model: CodeFieldViewModel
        private let look: CodeFieldLook

        init(model: CodeFieldViewModel, look: CodeFieldLook) {
            _fields = State(initialValue: model.fields.observed(initial: model.field))
            self.model = model
            self.look = look
        }

        var body: some View {
            CodeFieldInput(
                field: fields.value, look: look,
                typed: { typed in
                    model.apply(CodeFieldEdit(from: model.field.text, to: typed, in: model.field))
                    return model.field.text
                },
                activated: { model.activate.onNext($0) })
        }
    }
#endif
