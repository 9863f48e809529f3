/// Turns frames into what a terminal must be sent to show them: only what differs from the frame before.
struct FrameRenderer {
    private let palette: Palette
    private var shown: Frame?

    init(palette: Palette) { self.palette = palette }

    /// Forgets what the terminal shows, so that the next frame is drawn whole.
    mutating func invalidate() { shown = nil }

    /// The bytes that turn what the terminal shows into `frame`; empty where nothing differs.
    mutating func render(_ frame: Frame) -> String {
        defer { shown = frame }
        guard frame != shown else { return "" }
        var output = Output(palette: palette)
        let previous: Frame
        if let shown, shown.width == frame.width, shown.height == frame.height {
            previous = shown
        } else {
            output.clear()
            previous = Frame(width: frame.width, height: frame.height)
        }
        for row in 0..<frame.height {
            for column in 0..<frame.width where Self.differs(frame, previous, column, row) {
                if let cell = frame[column, row] { output.write(cell, column, row) }
            }
        }
        output.finish(cursor: frame.cursor.flatMap { frame[$0.column, $0.row] == nil ? nil : $0 })
        return output.text
    }

    private static func differs(_ frame: Frame, _ previous: Frame, _ column: Int, _ row: Int) -> Bool {
        if frame[column, row] != previous[column, row] { return true }
        // The left half stays, but the right half of the one before it was something else.
        return frame[column + 1, row]?.character == nil && frame[column + 1, row] != previous[column + 1, row]
    }
}

extension FrameRenderer {
    /// The sequences so far, and the state they leave the terminal in.
    private struct Output {
        let palette: Palette
        var text = "\u{1B}[?25l"
        private var style: Style?
        private var place: Frame.Position?

        init(palette: Palette) { self.palette = palette }

        mutating func clear() {
            text += "\u{1B}[0m\u{1B}[2J"
            style = .plain
        }

        mutating func write(_ cell: Frame.Cell, _ column: Int, _ row: Int) {
            guard let character = cell.character else { return }
            if place != Frame.Position(column: column, row: row) { move(column, row) }
            if style != cell.style {
                text += palette.selection(of: cell.style)
                style = cell.style
            }
            text.append(character)
            // Terminals disagree on the width of what is not plain, so nothing is taken for granted after it.
            let isCertain = character.columns == 1 && character.unicodeScalars.count == 1
            place = isCertain ? Frame.Position(column: column + 1, row: row) : nil
        }

        mutating func finish(cursor: Frame.Position?) {
            if style != .plain { text += palette.selection(of: .plain) }
            if let cursor {
                move(cursor.column, cursor.row)
                text += "\u{1B}[?25h"
            }
        }

        private mutating func move(_ column: Int, _ row: Int) { text += "\u{1B}[\(row + 1);\(column + 1)H" }
    }
}
