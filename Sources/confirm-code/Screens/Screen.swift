/// Everything that is on the screen.
struct Screen: Equatable, Sendable {
    enum Step: Equatable, Sendable {
        case phone(PhoneScreen)
        case code(CodeScreen)
        case login(LoginScreen)
        case success(SuccessScreen)
    }

    var step: Step
    /// The SMS that came last.
    var notification: String?

    /// The screen as a picture of `width` by `height` cells.
    func frame(width: Int, height: Int, texts: Texts = .english) -> Frame {
        let layout = Layout(width: width, height: height)
        return switch step {
        case .phone(let screen): layout.frame(of: screen, notification: notification, texts: texts)
        case .code(let screen): layout.frame(of: screen, notification: notification, texts: texts)
        case .login(let screen): layout.frame(of: screen, notification: notification, texts: texts)
        case .success(let screen): layout.frame(of: screen, notification: notification, texts: texts)
        }
    }
}

/// The line that says how things stand.
enum Status: Equatable, Sendable {
    case quiet
    /// A request is under way; `phase` turns the spinner.
    case loading(phase: Int)
    case error(String)
    case info(String)

    func lines(loading: String, width: Int) -> [Line] {
        switch self {
        case .quiet: [Line("")]
        case .loading(let phase): [Line(Spinner.text(phase) + " " + loading, .accent)]
        case .error(let text): Line.wrapped("✗ " + text, .error, width: width)
        case .info(let text): Line.wrapped("✓ " + text, .success, width: width)
        }
    }
}

extension Span {
    /// A button: bright when it can be pressed, reversed when it has the focus.
    static func button(_ title: String, isEnabled: Bool, isFocused: Bool) -> Span {
        Span(text: "[ \(title) ]", style: isFocused ? .selected : isEnabled ? .accent : .dim, hasCursor: isFocused)
    }

    /// One of many things, with arrows to the others; cut where there is no room.
    static func choice(_ text: String, width: Int, isFocused: Bool) -> Span {
        let shown = text.columns > width - 4 ? String(text.prefix(max(width - 5, 0))) + "…" : text
        return Span(text: "‹ \(shown) ›", style: isFocused ? .selected : .accent, hasCursor: isFocused)
    }
}
