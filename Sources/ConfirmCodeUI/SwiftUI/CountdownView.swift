#if canImport(SwiftUI)
    import ConfirmCode
    import SwiftUI

    /// What is left of a wait, as `mm:ss`.
    public struct CountdownView: View {
        private let countdown: CountdownPresenter

        /// The wait of `countdown`.
        public init(_ countdown: CountdownPresenter) { self.countdown = countdown }

        /// The wait of `reading`.
        public init(_ reading: Countdown.Reading, texts: SignInTexts = .current) {
            self.init(CountdownPresenter(reading, texts: texts))
        }

        /// The time.
        public var body: some View {
            Text(verbatim: countdown.text)
                .font(.callout)
                .fontWeight(.semibold)
                .monospacedDigit()
                .foregroundStyle(Color(.secondaryText))
                .accessibilityLabel(Text(verbatim: countdown.accessibilityLabel))
        }
    }
#endif
