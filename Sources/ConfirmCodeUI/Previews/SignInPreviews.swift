#if canImport(SwiftUI)
    import ConfirmCode
    import SwiftUI

    /// A sign-in that goes to a state by itself.
    private struct PreviewSignInView: View {
        @State private var signIn: PreviewSignIn

        init(_ state: PreviewState) { _signIn = State(initialValue: PreviewSignIn(state)) }

        var body: some View { SignInFlowView(signIn.flow) }
    }

    /// Every state of the screens.
    struct SignInPreviews: PreviewProvider {
        static var previews: some View {
            ForEach(PreviewState.allCases) { state in
                PreviewSignInView(state).previewDisplayName(state.rawValue)
            }
        }
    }

    /// The code screen in the dark, from right to left, and with large text.
    struct ConfirmCodeScreenPreviews: PreviewProvider {
        static var previews: some View {
            PreviewSignInView(.invalid).preferredColorScheme(.dark).previewDisplayName("dark")
            PreviewSignInView(.partial).environment(\.layoutDirection, .rightToLeft).previewDisplayName("right to left")
            PreviewSignInView(.code).dynamicTypeSize(.accessibility3).previewDisplayName("large text")
            PreviewSignInView(.partial).codeFieldStyle(.underlines).previewDisplayName("underlines")
        }
    }
#endif
