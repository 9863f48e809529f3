#if canImport(SwiftUI)
    import SwiftUI

    /// A line that tells how things stand, and is read aloud when it comes.
    struct MessageView: View {
        let message: ScreenMessage?

        var body: some View {
            Text(verbatim: message?.text ?? " ")
                .font(.callout)
                .foregroundStyle(Color(message?.role ?? .text))
                .multilineTextAlignment(.center)
                .accessibilityHidden(message == nil)
                .announcing(message?.text)
        }
    }
#endif
