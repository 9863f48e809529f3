#if canImport(SwiftUI)
    import SwiftUI

    /// Digits over lines; a line goes when its digit has come.
    public struct UnderlinesCodeFieldStyle: CodeFieldStyle {
        /// The style.
        public init() {}

        /// Draws a box.
        public func makeBody(configuration: CodeBoxConfiguration) -> some View {
            VStack(spacing: 4) {
                CodeBoxContent(configuration: configuration)
                Rectangle()
                    .fill(configuration.color(configuration.box.frame))
                    .frame(height: configuration.box.lineWidth + 1)
                    .opacity(configuration.box.hasUnderline ? 1 : 0)
            }
            .frame(maxWidth: configuration.textSize * 2)
        }
    }

    extension CodeFieldStyle where Self == UnderlinesCodeFieldStyle {
        /// Digits over lines; a line goes when its digit has come.
        public static var underlines: UnderlinesCodeFieldStyle { UnderlinesCodeFieldStyle() }
    }
#endif
