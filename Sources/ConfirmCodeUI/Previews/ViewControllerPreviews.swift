#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import ConfirmCode
    import Streams
    import SwiftUI
    import UIKit

    /// The screens of UIKit in a sign-in that goes to a state by itself.
    private final class PreviewNavigationController: UINavigationController {
        private let signIn: PreviewSignIn
        private let bag = DisposeBag()

        init(_ state: PreviewState) {
            signIn = PreviewSignIn(state)
            super.init(nibName: nil, bundle: nil)
            signIn.flow.step.drive(with: self, onNext: { $0.show($1) }).disposed(by: bag)
        }

        required init?(coder: NSCoder) { nil }

        private func show(_ step: SignInStep) {
            let flow = signIn.flow
            if case .code = step, let entry = flow.codeEntry {
                let screen = ConfirmCodeViewController(entry)
                screen.changeNumber = { flow.back.onNext(()) }
                setViewControllers([screen], animated: false)
            } else if step == .login, let login = flow.login {
                let screen = LoginViewController(login)
                screen.withPhone = { flow.back.onNext(()) }
                setViewControllers([screen], animated: false)
            }
        }
    }

    private struct PreviewController: UIViewControllerRepresentable {
        let state: PreviewState

        func makeUIViewController(context: Context) -> PreviewNavigationController {
            PreviewNavigationController(state)
        }

        func updateUIViewController(_ controller: PreviewNavigationController, context: Context) {}
    }

    /// The view controllers of the code and of the login form.
    struct ViewControllerPreviews: PreviewProvider {
        static var previews: some View {
            ForEach([PreviewState.partial, .invalid, .locked, .expiredWait, .rejectedLogin]) { state in
                PreviewController(state: state).previewDisplayName(state.rawValue)
            }
        }
    }
#endif
