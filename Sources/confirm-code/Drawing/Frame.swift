/// A picture of the screen: a grid of cells, and where the cursor is if it shows.
struct Frame: Equatable, Sendable {
    struct Cell: Equatable, Sendable {
        /// What is drawn in the cell; nil where the wide character to the left covers it.
        var character: Character?
        var style: Style

        static let blank = Cell(character: " ", style: .plain)
    }

    struct Position: Equatable, Sendable {
        var column: Int
        var row: Int
    }

    let width: Int
    let height: Int
    private(set) var cells: [Cell]
    var cursor: Position?

    /// A blank frame. Negative sizes count as none.
    init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    /// The cell at a place, nil outside.
    subscript(column: Int, row: Int) -> Cell? { contains(column, row) ? cells[row * width + column] : nil }

    /// Draws one line of text from a place on; what lies outside the frame is cut off, and characters that no terminal
    /// shows are left out.
    mutating func draw(_ text: some StringProtocol, column: Int, row: Int, style: Style = .plain) {
        guard (0..<height).contains(row) else { return }
        var column = column
        for character in text {
            let columns = character.columns
            guard columns > 0 else { continue }
            guard column < width else { return }
            put(character, columns: columns, column: column, row: row, style: style)
            column += columns
        }
    }

    /// The rows as text, without the blanks at their ends.
    var lines: [String] {
        (0..<height).map { row in
            var line = String(cells[row * width..<(row + 1) * width].compactMap(\.character))
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private mutating func put(_ character: Character, columns: Int, column: Int, row: Int, style: Style) {
        guard column >= 0, column + columns <= width else {
            for covered in column..<(column + columns) where contains(covered, row) {
                set(Cell(character: " ", style: style), covered, row)
            }
            return
        }
        set(Cell(character: character, style: style), column, row)
        if columns == 2 { set(Cell(character: nil, style: style), column + 1, row) }
    }

    /// Sets a cell, and blanks the other half of a wide character that is cut in two by it.
    private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
        let index = row * width + column
        if cells[index].character == nil, cell.character != nil, column > 0 { cells[index - 1].character = " " }
        if column + 1 < width, cells[index + 1].character == nil { cells[index + 1].character = " " }
        cells[index] = cell
    }

    private func contains(_ column: Int, _ row: Int) -> Bool {
        (0..<width).contains(column) && (0..<height).contains(row)
    }
}
