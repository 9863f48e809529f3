/// The screen that asks for a phone number.
struct PhoneScreen: Equatable, Sendable, ScreenContent {
    var number = "+"
    /// How many characters of the number stand before the caret.
    var caret = 1
    var status = Status.quiet

    func lines(width: Int, isCompact: Bool, texts: Texts) -> [Line] {
        var lines = [Line(texts.phoneTitle, .strong)]
        lines += Line.wrapped(texts.phonePrompt, .dim, width: width)
        lines += [.gap] + field(width: min(width, 30), isCompact: isCompact) + [.gap]
        lines += status.lines(loading: texts.sendingCode, width: width)
        return lines
    }

    func help(_ texts: Texts) -> [String] { texts.phoneHelp }

    private func field(width: Int, isCompact: Bool) -> [Line] {
        let inner = max(width - 4, 1)
        let before = String(String(number.prefix(caret)).suffix(inner - 1))
        let after = String(number.dropFirst(caret).prefix(inner - before.count))
        let padding = String(repeating: " ", count: max(inner - before.count - after.count, 0))
        let text = [Span(text: before, style: .strong), Span(text: after + padding, style: .strong, hasCursor: true)]
        if isCompact {
            return [Line(spans: [Span(text: "[ ", style: .accent)] + text + [Span(text: " ]", style: .accent)])]
        }
        let rule = String(repeating: "─", count: inner + 2)
        return [
            Line("╭" + rule + "╮", .accent),
            Line(spans: [Span(text: "│ ", style: .accent)] + text + [Span(text: " │", style: .accent)]),
            Line("╰" + rule + "╯", .accent),
        ]
    }
}
