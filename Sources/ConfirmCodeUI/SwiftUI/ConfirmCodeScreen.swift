#if canImport(SwiftUI)
    import ConfirmCode
    import Streams
    import SwiftUI

    /// The screen for a code that was sent by SMS.
    public struct ConfirmCodeScreen: View {
        @State private var shown: Observed<ConfirmCodePresenter>
        private let entry: CodeEntry
        private let texts: ScreenTexts
        private let back: (@MainActor () -> Void)?

        /// The screen of `entry`.
        ///
        /// - Parameters:
        ///   - texts: What is said.
        ///   - back: Leads back to the number; nil where nothing does.
        public init(_ entry: CodeEntry, texts: ScreenTexts = .current, back: (@MainActor () -> Void)? = nil) {
            _shown = State(initialValue: entry.presented(in: texts).observed(initial: entry.unobserved(in: texts)))
            self.entry = entry
            self.texts = texts
            self.back = back
        }

        /// The screen.
        public var body: some View {
            let screen = shown.value
            ScreenColumn(screen.title) {
                Text(verbatim: screen.subtitle)
                    .foregroundStyle(Color(.secondaryText))
                    .multilineTextAlignment(.center)
                CodeFieldView(entry.field, texts: texts.signIn)
                    .onSubmit { entry.confirmation.submit.onNext(()) }
                    .disabled(!screen.isFieldEnabled)
                CodePasteButton(model: entry.field)
                    .disabled(!screen.isFieldEnabled)
                MessageView(message: screen.message)
                if !screen.countdown.isHidden {
                    CountdownView(screen.countdown)
                    CountdownProgressView(screen.countdown)
                }
                ActionButton(button: screen.confirm, isProminent: true) { entry.confirmation.submit.onNext(()) }
                ActionButton(button: screen.resend) { entry.confirmation.getNewCode.onNext(()) }
                if let back { ActionButton(button: screen.changeNumber, action: back) }
            }
            .onChange(of: screen.countdown) { old, new in
                if let text = new.announcement(after: old) { announce(text) }
            }
        }
    }
#endif
