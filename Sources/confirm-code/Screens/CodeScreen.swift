/// The screen that asks for the code.
struct CodeScreen: Equatable, Sendable, ScreenContent, FocusedScreen {
    /// What the keyboard acts on.
    enum Focus: CaseIterable, Sendable {
        case field, submit, resend, changeNumber
    }

    /// The wait for the next code.
    struct Timer: Equatable, Sendable {
        var text: String
        /// What is left of the wait, from 1 to 0.
        var fraction: Double
        var isExpired: Bool
    }

    static let home = Focus.field

    var phone: String
    var boxes: [Character?]
    /// The box that the next digit goes to.
    var active: Int?
    var isInvalid = false
    var timer: Timer
    var status = Status.quiet
    var canSubmit = false
    var canResend = false
    var focus = Focus.field

    func lines(width: Int, isCompact: Bool, texts: Texts) -> [Line] {
        var lines = [Line(texts.codeTitle, .strong)]
        lines += Line.wrapped("\(texts.sentTo) \(phone)", .dim, width: width)
        lines += [.gap] + field(width: width, isCompact: isCompact) + [.gap]
        lines += status.lines(loading: texts.checkingCode, width: width)
        lines += [.gap] + countdown(width: width, isCompact: isCompact, texts: texts)
        lines += [.gap] + Line.row(buttons(texts), width: width)
        return lines
    }

    func help(_ texts: Texts) -> [String] { texts.codeHelp }

    /// What can have the focus now, in the order of Tab.
    var focusOrder: [Focus] {
        Focus.allCases.filter { focus in
            switch focus {
            case .field, .changeNumber: true
            case .submit: canSubmit
            case .resend: canResend
            }
        }
    }

    private func field(width: Int, isCompact: Bool) -> [Line] {
        if isCompact || boxes.count * 6 - 1 > width { return [smallBoxes(width: width)] }
        return (0..<3).map { row in
            var spans: [Span] = []
            for index in boxes.indices {
                if index > 0 { spans.append(Span(text: " ")) }
                spans += box(index, row: row)
            }
            return Line(spans: spans)
        }
    }

    /// One row of one box: a heavy frame is the active one's, so that it shows without colour too.
    private func box(_ index: Int, row: Int) -> [Span] {
        let heavy = isActive(index)
        switch row {
        case 0: return [Span(text: heavy ? "┏━━━┓" : "╭───╮", style: frameStyle(index))]
        case 2: return [Span(text: heavy ? "┗━━━┛" : "╰───╯", style: frameStyle(index))]
        default:
            let side = Span(text: heavy ? "┃" : "│", style: frameStyle(index))
            return [side, Span(text: " ", style: .strong), digit(index), Span(text: " ", style: .strong), side]
        }
    }

    private func smallBoxes(width: Int) -> Line {
        let hasFrames = boxes.count * 3 <= width
        return Line(
            spans: boxes.indices.flatMap { index in
                let heavy = isActive(index)
                var spans = [digit(index)]
                if spans[0].text == " " { spans[0].text = "_" }
                if hasFrames {
                    spans.insert(Span(text: heavy ? "<" : "[", style: frameStyle(index)), at: 0)
                    spans.append(Span(text: heavy ? ">" : "]", style: frameStyle(index)))
                }
                return spans
            })
    }

    private func digit(_ index: Int) -> Span {
        Span(
            text: String(boxes[index] ?? " "), style: isInvalid ? .error : .strong, hasCursor: isActive(index))
    }

    private func isActive(_ index: Int) -> Bool { focus == .field && index == active }

    private func frameStyle(_ index: Int) -> Style { isInvalid ? .error : isActive(index) ? .accent : .dim }

    private func countdown(width: Int, isCompact: Bool, texts: Texts) -> [Line] {
        if timer.isExpired { return [Line(texts.canResend, .dim)] + (isCompact ? [] : [Line("")]) }
        return [
            Line(spans: [Span(text: texts.newCodeIn + " ", style: .dim), Span(text: timer.text, style: .strong)]),
            Line(spans: [
                Span(text: "▕", style: .dim),
                Span(text: ProgressBar.text(timer.fraction, width: max(min(width, 40) - 2, 0)), style: .accent),
                Span(text: "▏", style: .dim),
            ]),
        ]
    }

    private func buttons(_ texts: Texts) -> [Span] {
        [
            .button(texts.submit, isEnabled: canSubmit, isFocused: focus == .submit),
            .button(texts.resend, isEnabled: canResend, isFocused: focus == .resend),
            .button(texts.changeNumber, isEnabled: true, isFocused: focus == .changeNumber),
        ]
    }
}
