#if canImport(SwiftUI)
    import ConfirmCode
    import Streams
    import SwiftUI

    /// The login form.
    public struct LoginScreen: View {
        private enum Field: Hashable {
            case account, password
        }

        @State private var shown: Observed<LoginPresenter>
        @State private var account: String
        @State private var password = ""
        @State private var isRemembering: Bool
        @FocusState private var focus: Field?
        @Environment(\.scenePhase) private var scenePhase
        private let model: LoginViewModel
        private let back: (@MainActor () -> Void)?

        /// The form of `model`.
        ///
        /// - Parameters:
        ///   - texts: What is said.
        ///   - back: Leads to the phone number; nil where nothing does.
        public init(_ model: LoginViewModel, texts: ScreenTexts = .current, back: (@MainActor () -> Void)? = nil) {
            let shown = model.presented(in: texts).observed(initial: .unobserved(in: texts))
            _shown = State(initialValue: shown)
            _account = State(initialValue: shown.value.account)
            _isRemembering = State(initialValue: shown.value.isRemembering)
            self.model = model
            self.back = back
        }

        /// The form.
        public var body: some View {
            let form = shown.value
            ScreenColumn(form.title) {
                TextField(text: $account) { Text(verbatim: form.accountPlaceholder) }
                    .accountKeyboard()
                    .focused($focus, equals: .account)
                    .submitLabel(.next)
                    .onSubmit { focus = .password }
                    .disabled(!form.areFieldsEnabled)
                SecureField(text: $password) { Text(verbatim: form.passwordPlaceholder) }
                    .passwordKeyboard()
                    .focused($focus, equals: .password)
                    .submitLabel(.go)
                    .onSubmit { model.logIn.onNext(()) }
                    .disabled(!form.areFieldsEnabled)
                Toggle(isOn: $isRemembering) { Text(verbatim: form.rememberTitle) }
                MessageView(message: form.message)
                ActionButton(button: form.logIn, isProminent: true) { model.logIn.onNext(()) }
                if let back { ActionButton(button: form.withPhone, action: back) }
            }
            .onChange(of: account) { _, new in model.account.onNext(new) }
            .onChange(of: isRemembering) { _, new in model.remember.onNext(new) }
            .onChange(of: password) { _, new in model.password.onNext(new) }
            .onChange(of: form.account) { _, new in account = new }
            .onChange(of: form.isRemembering) { _, new in isRemembering = new }
            .onChange(of: form.areFieldsEnabled) { _, areEnabled in if areEnabled { focus = .password } }
            .onChange(of: scenePhase) { _, phase in if phase == .background { model.flush() } }
            .onAppear { focus = account.isEmpty ? .account : .password }
            .onDisappear { model.flush() }
        }
    }
#endif
