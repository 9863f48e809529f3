/// The screen that asks for a phone number.
struct PhoneScreen: Equatable, Sendable, ScreenContent, FocusedScreen {
    /// What the keyboard acts on.
    enum Focus: Hashable, Sendable {
        case country, number, send, logIn
    }

    static let home = Focus.number

    /// The name of the country, and its dial code.
    var country = ""
    var number = "+"
    /// How many characters of the number stand before the caret.
    var caret = 1
    var status = Status.quiet
    var focus = home
    let focusOrder: [Focus] = [.country, .number, .send, .logIn]

    func lines(width: Int, isCompact: Bool, texts: Texts) -> [Line] {
        var lines = [Line(texts.phoneTitle, .strong)]
        lines += Line.wrapped(texts.phonePrompt, .dim, width: width)
        lines += [.gap, Line(spans: [Span.choice(country, width: width, isFocused: focus == .country)])]
        lines += TextBox(text: number, caret: caret, isFocused: focus == .number)
            .lines(width: min(width, 30), isCompact: isCompact)
        lines += status.lines(loading: texts.sendingCode, width: width)
        lines += Line.row(
            [
                .button(texts.sendCode, isEnabled: true, isFocused: focus == .send),
                .button(texts.withPassword, isEnabled: true, isFocused: focus == .logIn),
            ], width: width)
        return lines
    }

    func help(_ texts: Texts) -> [String] {
        switch focus {
        case .country: texts.countryHelp
        case .number: texts.phoneHelp
        case .send, .logIn: texts.buttonHelp
        }
    }
}
