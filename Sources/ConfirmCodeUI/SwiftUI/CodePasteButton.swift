#if canImport(SwiftUI)
    import ConfirmCode
    import SwiftUI

    /// The system's button that pastes, where there is one: the field itself never reads the pasteboard.
    struct CodePasteButton: View {
        let model: CodeFieldViewModel

        var body: some View {
            #if os(watchOS) || os(tvOS)
                EmptyView()
            #else
                PasteButton(payloadType: String.self) { texts in
                    if let text = texts.first { model.paste.onNext(text) }
                }
            #endif
        }
    }
#endif
