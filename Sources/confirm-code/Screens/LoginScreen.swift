/// The screen that asks for account and password.
struct LoginScreen: Equatable, Sendable, ScreenContent, FocusedScreen {
    /// What the keyboard acts on.
    enum Focus: Hashable, Sendable {
        case account, password, remember, logIn, back
    }

    static let home = Focus.account

    var account = LineField()
    var password = LineField()
    var isRemembering = false
    var canLogIn = false
    var status = Status.quiet
    var focus = home

    var focusOrder: [Focus] {
        canLogIn ? [.account, .password, .remember, .logIn, .back] : [.account, .password, .remember, .back]
    }

    func lines(width: Int, isCompact: Bool, texts: Texts) -> [Line] {
        let width = min(width, 40)
        let dots = String(repeating: "•", count: password.text.count)
        var lines = [Line(texts.loginTitle, .strong), .gap]
        lines += TextBox(label: texts.account, text: account.text, caret: account.caret, isFocused: focus == .account)
            .lines(width: min(width, 30), isCompact: isCompact)
        lines += TextBox(label: texts.password, text: dots, caret: password.caret, isFocused: focus == .password)
            .lines(width: min(width, 30), isCompact: isCompact)
        let box = (isRemembering ? "[x] " : "[ ] ") + texts.remember
        let isFocused = focus == .remember
        lines.append(
            Line(spans: [Span(text: box, style: isFocused ? .selected : .plain, hasCursor: isFocused)]))
        lines += status.lines(loading: texts.loggingIn, width: width)
        lines +=
            [.gap]
            + Line.row(
                [
                    .button(texts.logIn, isEnabled: canLogIn, isFocused: focus == .logIn),
                    .button(texts.withPhone, isEnabled: true, isFocused: focus == .back),
                ], width: width)
        return lines
    }

    func help(_ texts: Texts) -> [String] {
        switch focus {
        case .account, .password: texts.loginHelp
        case .remember: texts.rememberHelp
        case .logIn, .back: texts.buttonHelp
        }
    }
}
