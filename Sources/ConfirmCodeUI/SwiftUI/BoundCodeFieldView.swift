#if canImport(SwiftUI)
    import ConfirmCode
    import SwiftUI

    /// A code field whose text a binding holds.
    struct BoundCodeFieldView: View {
        @Binding private var code: String
        @State private var bound: BoundCodeField
        private let rejected: String?
        private let look: CodeFieldLook
        private let completed: @MainActor (String) -> Void

        init(
            code: Binding<String>, empty: CodeField, rejected: String?, look: CodeFieldLook,
            completed: @escaping @MainActor (String) -> Void
        ) {
            _code = code
            _bound = State(initialValue: BoundCodeField(empty, code: code.wrappedValue))
            self.rejected = rejected
            self.look = look
            self.completed = completed
        }

        var body: some View {
            CodeFieldInput(field: bound.field, look: look, typed: type, activated: { bound.activate($0) })
                .onChange(of: code) { _, new in bound.adopt(new) }
                .onChange(of: rejected, initial: true) { _, new in bound.adopt(rejected: new) }
        }

        private func type(_ typed: String) -> String {
            let change = bound.type(typed)
            if code != bound.field.text { code = bound.field.text }
            if case .completed(let code) = change { completed(code) }
            return bound.field.text
        }
    }
#endif
