#if canImport(SwiftUI)
    import SwiftUI

    /// How the boxes of a ``CodeFieldView`` are drawn.
    ///
    ///     struct Dots: CodeFieldStyle {
    ///         func makeBody(configuration: CodeBoxConfiguration) -> some View {
    ///             Circle().fill(configuration.color(configuration.box.isFilled ? .text : .frame)).frame(width: 12, height: 12)
    ///         }
    ///     }
    public protocol CodeFieldStyle: Sendable {
        /// What a box is drawn as.
        associatedtype Body: View
        /// Draws a box.
        @MainActor @ViewBuilder func makeBody(configuration: CodeBoxConfiguration) -> Body
    }

    extension CodeFieldStyle {
        /// Draws a box with the type of what is drawn erased.
        @MainActor func erasedBody(_ configuration: CodeBoxConfiguration) -> AnyView {
            AnyView(makeBody(configuration: configuration))
        }
    }

    /// A box to be drawn.
    public struct CodeBoxConfiguration: Sendable {
        /// What is in it and how it stands.
        public let box: CodeBoxPresenter
        /// The colour of digits and lines.
        public let textColor: Color
        /// The size of digits in points, as large as the person wants text to be.
        public let textSize: CGFloat

        /// The colour of `role` in this field.
        public func color(_ role: ColorRole) -> Color {
            switch role {
            case .text: textColor
            case .secondaryText: textColor.opacity(0.6)
            case .frame: textColor.opacity(0.3)
            case .accent, .invalid, .success: Color(role)
            }
        }
    }

    extension EnvironmentValues {
        private struct CodeFieldStyleKey: EnvironmentKey {
            static let defaultValue: any CodeFieldStyle = BoxesCodeFieldStyle()
        }

        /// How code fields are drawn.
        var codeFieldStyle: any CodeFieldStyle {
            get { self[CodeFieldStyleKey.self] }
            set { self[CodeFieldStyleKey.self] = newValue }
        }
    }

    extension View {
        /// Draws the code fields inside in a style: ``CodeFieldStyle/boxes``, ``CodeFieldStyle/underlines`` or one's own.
        public func codeFieldStyle(_ style: some CodeFieldStyle) -> some View { environment(\.codeFieldStyle, style) }
    }
#endif
