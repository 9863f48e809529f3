/// What a person did at the keyboard.
enum Key: Equatable, Sendable {
    /// One grapheme of typed text.
    case character(Character)
    /// The text of a bracketed paste, whole; its line ends are `\n`.
    case paste(String)
    case enter, tab, backTab, backspace, delete, escape
    case up, down, left, right, home, end
    /// Ctrl-C.
    case interrupt
    /// Ctrl-D.
    case endOfInput
    /// Ctrl-Z.
    case suspend
    /// Ctrl-L.
    case redraw
}
