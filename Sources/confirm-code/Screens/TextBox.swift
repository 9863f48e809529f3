/// A box with a line of text and its caret, as a screen draws it.
struct TextBox {
    let text: String
    /// How many characters stand before the caret.
    let caret: Int
    let isFocused: Bool

    func lines(width: Int, isCompact: Bool) -> [Line] {
        let style = isFocused ? Style.accent : .dim
        let inner = max(width - 4, 1)
        let before = String(String(text.prefix(caret)).suffix(inner - 1))
        let after = String(text.dropFirst(caret).prefix(inner - before.count))
        let padding = String(repeating: " ", count: max(inner - before.count - after.count, 0))
        let spans = [
            Span(text: before, style: .strong), Span(text: after + padding, style: .strong, hasCursor: isFocused),
        ]
        if isCompact {
            return [Line(spans: [Span(text: "[ ", style: style)] + spans + [Span(text: " ]", style: style)])]
        }
        let rule = String(repeating: "─", count: inner + 2)
        return [
            Line("╭" + rule + "╮", style),
            Line(spans: [Span(text: "│ ", style: style)] + spans + [Span(text: " │", style: style)]),
            Line("╰" + rule + "╯", style),
        ]
    }
}
