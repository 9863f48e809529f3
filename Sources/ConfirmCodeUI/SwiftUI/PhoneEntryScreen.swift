#if canImport(SwiftUI)
    import ConfirmCode
    import Streams
    import SwiftUI

    /// The screen for a phone number.
    public struct PhoneEntryScreen: View {
        @State private var shown: Observed<PhoneEntryPresenter>
        @State private var typed: String
        @State private var region: PhoneRegion
        @FocusState private var isFocused: Bool
        private let model: PhoneEntryViewModel
        private let texts: ScreenTexts
        private let regions: [PhoneRegion]

        /// The screen of `model`.
        ///
        /// - Parameter texts: What is said.
        public init(_ model: PhoneEntryViewModel, texts: ScreenTexts = .current) {
            let shown = model.presented(in: texts).observed(initial: .unobserved(in: texts))
            _shown = State(initialValue: shown)
            _typed = State(initialValue: shown.value.text)
            _region = State(initialValue: shown.value.region)
            self.model = model
            self.texts = texts
            regions = model.regions
        }

        /// The screen.
        public var body: some View {
            let screen = shown.value
            ScreenColumn(screen.title) {
                Picker(selection: $region) {
                    ForEach(regions, id: \.code) { region in
                        Text(verbatim: PhoneEntryPresenter.title(of: region, in: texts)).tag(region)
                    }
                } label: {
                    Text(verbatim: screen.regionTitle)
                }
                TextField(text: $typed) { Text(verbatim: screen.placeholder) }
                    .phoneKeyboard()
                    .environment(\.layoutDirection, .leftToRight)
                    .focused($isFocused)
                    .onSubmit { model.submit.onNext(()) }
                MessageView(message: screen.message)
                ActionButton(button: screen.send, isProminent: true) { model.submit.onNext(()) }
            }
            .onChange(of: typed) { old, new in
                if new == shown.value.text { return }
                model.text.onNext(new)
                typed = PhoneEntryPresenter.text(typed: new, before: old, formatted: shown.value.text)
            }
            .onChange(of: region) { _, new in
                model.region.onNext(new)
                typed = shown.value.text
            }
            .onChange(of: screen.region) { _, new in region = new }
            .onAppear { isFocused = true }
        }
    }
#endif
