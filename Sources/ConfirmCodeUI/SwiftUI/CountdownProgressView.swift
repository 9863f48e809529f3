#if canImport(SwiftUI)
    import ConfirmCode
    import SwiftUI

    /// A line that fills as a wait passes.
    public struct CountdownProgressView: View {
        private let countdown: CountdownPresenter
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        /// The wait of `countdown`.
        public init(_ countdown: CountdownPresenter) { self.countdown = countdown }

        /// The wait of `reading`.
        public init(_ reading: Countdown.Reading, texts: SignInTexts = .current) {
            self.init(CountdownPresenter(reading, texts: texts))
        }

        /// The line. It says nothing, as the time beside it does.
        public var body: some View {
            ProgressView(value: countdown.progress)
                .progressViewStyle(.linear)
                .animation(reducesMotion ? nil : .linear(duration: 1), value: countdown.progress)
                .accessibilityHidden(true)
        }
    }
#endif
