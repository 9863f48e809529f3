/// A box with a line of text and its caret, as a screen draws it.
struct TextBox {
    /// What the box is called: in its frame, or above it where there is no room or no frame.
    var label = ""
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
            return heading(width: inner + 4)
                + [Line(spans: [Span(text: "[ ", style: style)] + spans + [Span(text: " ]", style: style)])]
        }
        let rule = String(repeating: "─", count: inner + 2)
        return top(rule: rule, style: style) + [
            Line(spans: [Span(text: "│ ", style: style)] + spans + [Span(text: " │", style: style)]),
            Line("╰" + rule + "╯", style),
        ]
    }

    /// The upper side of the frame, with the label in it where that fits.
    private func top(rule: String, style: Style) -> [Line] {
        let rest = rule.count - label.columns - 3
        if label.isEmpty || rest < 0 { return heading(width: rule.count + 2) + [Line("╭" + rule + "╮", style)] }
        let end = " " + String(repeating: "─", count: rest) + "╮"
        return [
            Line(spans: [
                Span(text: "╭─ ", style: style), Span(text: label, style: .dim), Span(text: end, style: style),
            ])
        ]
    }

    /// The label alone, over the box's left side.
    private func heading(width: Int) -> [Line] {
        label.isEmpty ? [] : [Line(label + String(repeating: " ", count: max(width - label.columns, 0)), .dim)]
    }
}
