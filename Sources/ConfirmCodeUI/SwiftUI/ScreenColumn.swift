#if canImport(SwiftUI)
    import SwiftUI

    /// The parts of a screen one under the other, which scroll where text is large.
    struct ScreenColumn<Content: View>: View {
        private let title: String
        private let content: Content

        init(_ title: String, @ViewBuilder content: () -> Content) {
            self.title = title
            self.content = content()
        }

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    Text(verbatim: title)
                        .font(.title2)
                        .fontWeight(.semibold)
                        .accessibilityAddTraits(.isHeader)
                    content
                }
                .screenFieldStyle()
                .frame(maxWidth: 420)
                .frame(maxWidth: .infinity)
                .padding()
            }
        }
    }

    extension View {
        /// Text fields with a border, where the platform has one to draw.
        fileprivate func screenFieldStyle() -> some View {
            #if os(watchOS) || os(tvOS)
                self
            #else
                textFieldStyle(.roundedBorder)
            #endif
        }
    }
#endif
