#if canImport(SwiftUI)
    import SwiftUI

    /// What stands in a box: its digit, or the caret.
    struct CodeBoxContent: View {
        let configuration: CodeBoxConfiguration
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        var body: some View {
            ZStack {
                Text(verbatim: configuration.box.isFilled ? configuration.box.text : " ")
                    .font(.system(size: configuration.textSize, weight: .semibold))
                    .monospacedDigit()
                    .foregroundStyle(configuration.color(configuration.box.foreground))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                if configuration.box.hasCaret { caret }
            }
            .frame(maxWidth: .infinity)
        }

        private var caret: some View {
            Rectangle()
                .fill(configuration.color(.accent))
                .frame(width: 2, height: configuration.textSize)
                .phaseAnimator(reducesMotion ? [1.0] : [1.0, 0.0]) { caret, opacity in
                    caret.opacity(opacity)
                } animation: { _ in
                    .easeInOut(duration: 0.5)
                }
        }
    }
#endif
