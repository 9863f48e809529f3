#if canImport(SwiftUI)
    import SwiftUI

    /// A button as its presenter has it.
    struct ActionButton: View {
        let button: ButtonPresenter
        var isProminent = false
        let action: @MainActor () -> Void

        var body: some View {
            if button.isHidden {
                EmptyView()
            } else if isProminent {
                core.buttonStyle(.borderedProminent)
            } else {
                core.buttonStyle(.borderless)
            }
        }

        private var core: some View {
            Button(action: action) {
                HStack(spacing: 8) {
                    if button.isBusy { ProgressView() }
                    Text(verbatim: button.title)
                }
                .frame(maxWidth: isProminent ? .infinity : nil)
            }
            .disabled(!button.isEnabled)
            .accessibilityValue(Text(verbatim: button.accessibilityValue))
        }
    }
#endif
