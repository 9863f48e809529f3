#if canImport(SwiftUI)
    import SwiftUI

    /// Digits in rounded boxes.
    public struct BoxesCodeFieldStyle: CodeFieldStyle {
        /// The style.
        public init() {}

        /// Draws a box.
        public func makeBody(configuration: CodeBoxConfiguration) -> some View {
            CodeBoxContent(configuration: configuration)
                .padding(.vertical, configuration.textSize * 0.4)
                .frame(maxWidth: configuration.textSize * 2)
                .overlay {
                    RoundedRectangle(cornerRadius: 10)
                        .strokeBorder(
                            configuration.color(configuration.box.frame), lineWidth: configuration.box.lineWidth)
                }
        }
    }

    extension CodeFieldStyle where Self == BoxesCodeFieldStyle {
        /// Digits in rounded boxes.
        public static var boxes: BoxesCodeFieldStyle { BoxesCodeFieldStyle() }
    }
#endif
