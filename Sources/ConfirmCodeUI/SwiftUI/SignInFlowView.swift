#if canImport(SwiftUI)
    import ConfirmCode
    import Streams
    import SwiftUI

    /// A whole sign-in: the screen of each of its steps.
    ///
    ///     SignInFlowView(flow) { name in ProfileForm(name: name) { flow.personalDataGiven.onNext(()) } }
    public struct SignInFlowView<PersonalData: View>: View {
        @State private var step: Observed<SignInStep>
        private let flow: SignInFlow
        private let texts: ScreenTexts
        private let personalData: (String) -> PersonalData

        /// The screens of `flow`.
        ///
        /// - Parameters:
        ///   - texts: What is said.
        ///   - personalData: The screen for the personal data of a phone number or account that is new to the service.
        public init(
            _ flow: SignInFlow, texts: ScreenTexts = .current,
            @ViewBuilder personalData: @escaping (String) -> PersonalData
        ) {
            _step = State(initialValue: flow.step.observed(initial: .phone))
            self.flow = flow
            self.texts = texts
            self.personalData = personalData
        }

        /// The screen of the step, and the way back.
        public var body: some View {
            let around = SignInPresenter(step.value, canLogIn: flow.canLogIn, texts: texts)
            screen(around).backButton(around.back) { flow.back.onNext(()) }
        }

        @ViewBuilder private func screen(_ around: SignInPresenter) -> some View {
            switch step.value {
            case .phone:
                VStack {
                    PhoneEntryScreen(flow.phoneEntry, texts: texts)
                    if let other = around.other { ActionButton(button: other) { flow.logIn.onNext(()) } }
                }
            case .code:
                if let entry = flow.codeEntry { ConfirmCodeScreen(entry, texts: texts).id(ObjectIdentifier(entry)) }
            case .login:
                if let login = flow.login { LoginScreen(login, texts: texts).id(ObjectIdentifier(login)) }
            case .personalData(let name):
                personalData(name)
            case .done:
                NoticeScreen(around: around) { flow.restart.onNext(()) }
            }
        }
    }

    extension SignInFlowView where PersonalData == NoticeScreen {
        /// The screens of `flow`, with a screen for personal data that asks for none and goes on.
        public init(_ flow: SignInFlow, texts: ScreenTexts = .current) {
            self.init(flow, texts: texts) { name in
                NoticeScreen(
                    around: SignInPresenter(.personalData(name: name), canLogIn: flow.canLogIn, texts: texts),
                    next: { flow.personalDataGiven.onNext(()) })
            }
        }
    }

    /// A screen that says who is signed in, with a button that goes on.
    public struct NoticeScreen: View {
        let around: SignInPresenter
        let next: @MainActor () -> Void

        /// The screen.
        public var body: some View {
            ScreenColumn(around.title) {
                Text(verbatim: around.name ?? "")
                if let button = around.next { ActionButton(button: button, isProminent: true, action: next) }
            }
        }
    }
#endif
