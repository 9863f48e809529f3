/// The screen that says it is done.
struct SuccessScreen: Equatable, Sendable, ScreenContent {
    var phone: String
    /// True where the service knows the number but not the person.
    var needsPersonalData = false

    func lines(width: Int, isCompact: Bool, texts: Texts) -> [Line] {
        var lines = isCompact ? [] : [Line("╭───╮", .success), Line("│ ✓ │", .success), Line("╰───╯", .success), .gap]
        lines.append(Line((isCompact ? "✓ " : "") + texts.successTitle, .success))
        lines += Line.wrapped(phone, .strong, width: width)
        if needsPersonalData { lines += Line.wrapped(texts.needPersonalData, .dim, width: width) }
        return lines
    }

    func help(_ texts: Texts) -> [String] { texts.successHelp }
}
