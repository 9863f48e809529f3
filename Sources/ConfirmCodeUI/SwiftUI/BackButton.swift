#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Puts a back button above the screen, where there is a way back. VoiceOver's escape gesture does the same.
        @ViewBuilder func backButton(_ button: ButtonPresenter?, action: @escaping @MainActor () -> Void) -> some View {
            if let button {
                VStack(spacing: 0) {
                    BackButton(button: button, action: action)
                    self
                }
                .accessibilityAction(.escape) { action() }
            } else {
                self
            }
        }
    }

    /// The button to the screen before, at the side where lines begin.
    private struct BackButton: View {
        let button: ButtonPresenter
        let action: @MainActor () -> Void

        var body: some View {
            HStack {
                Button(action: action) {
                    Label {
                        Text(verbatim: button.title)
                    } icon: {
                        Image(systemName: "chevron.backward")
                    }
                }
                .buttonStyle(.borderless)
                .cancelShortcut()
                .disabled(!button.isEnabled)
                Spacer()
            }
            .padding()
        }
    }

    extension View {
        /// The key that leaves a screen, where there may be keys.
        fileprivate func cancelShortcut() -> some View {
            #if os(watchOS) || os(tvOS)
                self
            #else
                keyboardShortcut(.cancelAction)
            #endif
        }
    }
#endif
