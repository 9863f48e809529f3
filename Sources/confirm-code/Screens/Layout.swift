/// A piece of a line.
struct Span: Equatable, Sendable {
    var text: String
    var style = Style.plain
    /// The cursor stands on its first column.
    var hasCursor = false
}

/// A line of a screen, drawn centred.
struct Line: Equatable, Sendable {
    var spans: [Span]
    /// An empty line that is left out where room is short.
    var isGap = false

    static let gap = Line(spans: [], isGap: true)

    init(spans: [Span], isGap: Bool = false) {
        self.spans = spans
        self.isGap = isGap
    }

    init(_ text: String, _ style: Style = .plain) { self.init(spans: [Span(text: text, style: style)]) }

    /// Buttons, in as few lines as the width allows.
    static func row(_ buttons: [Span], width: Int) -> [Line] {
        var lines: [Line] = []
        for button in buttons {
            if let last = lines.last, last.columns + 1 + button.text.columns <= width {
                lines[lines.count - 1].spans += [Span(text: " "), button]
            } else {
                lines.append(Line(spans: [button]))
            }
        }
        return lines
    }

    var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

    /// The text in lines of at most `width` columns, broken between words where that is possible.
    static func wrapped(_ text: String, _ style: Style, width: Int) -> [Line] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.columns + 1 + word.columns > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return (lines + [line]).map { Line($0, style) }
    }
}

/// What a screen wants drawn, before it is known how much room there is.
protocol ScreenContent {
    /// The lines of the body in `width` columns; `isCompact` where there is no room for ornaments.
    func lines(width: Int, isCompact: Bool, texts: Texts) -> [Line]
    /// The help line, from the longest wording to the shortest.
    func help(_ texts: Texts) -> [String]
}

/// Places a screen's lines in a frame: a notification at the top, help at the bottom, the body between them.
struct Layout {
    /// Wider than this is hard to read.
    static let widestBody = 60

    let width: Int
    let height: Int

    func frame(of content: some ScreenContent, notification: String?, texts: Texts) -> Frame {
        var frame = Frame(width: width, height: height)
        let top = notification == nil || height < 2 ? 0 : 1
        let help = content.help(texts).first { $0.columns <= width }
        let room = height - top - (help == nil || height - top < 3 ? 0 : 1)
        draw(fitted(content, texts: texts, height: room), top: top, height: room, in: &frame)
        if let notification, top > 0 { drawNotification(notification, in: &frame) }
        if let help, room < height - top { draw(Line(help, .dim), row: height - 1, in: &frame) }
        return frame
    }

    /// The body in its roomiest form that fits, else the part of it around the cursor: gaps go first, then ornaments.
    private func fitted(_ content: some ScreenContent, texts: Texts, height: Int) -> [Line] {
        let bodyWidth = max(min(width - 2, Self.widestBody), 1)
        var dense: [Line] = []
        for isCompact in [false, true] {
            dense = content.lines(width: bodyWidth, isCompact: isCompact, texts: texts)
            while dense.count > height, let gap = dense.lastIndex(where: \.isGap) { dense.remove(at: gap) }
            if dense.count <= height { return dense }
        }
        let cursor = dense.firstIndex { $0.spans.contains(where: \.hasCursor) } ?? 0
        let hidden = max(min(cursor, cursor + 2 - height, dense.count - height), 0)
        return Array(dense.dropFirst(hidden).prefix(height))
    }

    private func draw(_ lines: [Line], top: Int, height: Int, in frame: inout Frame) {
        let first = top + max(height - lines.count, 0) / 2
        for (offset, line) in lines.enumerated() { draw(line, row: first + offset, in: &frame) }
    }

    private func draw(_ line: Line, row: Int, in frame: inout Frame) {
        var column = max((width - line.columns) / 2, 0)
        for span in line.spans {
            frame.draw(span.text, column: column, row: row, style: span.style)
            if span.hasCursor, frame[column, row] != nil { frame.cursor = Frame.Position(column: column, row: row) }
            column += span.text.columns
        }
    }

    private func drawNotification(_ text: String, in frame: inout Frame) {
        let bar = min(width, Self.widestBody)
        let column = (width - bar) / 2
        frame.draw(String(repeating: " ", count: bar), column: column, row: 0, style: .selected)
        frame.draw(" ✉ " + text, column: column, row: 0, style: .selected)
    }
}
