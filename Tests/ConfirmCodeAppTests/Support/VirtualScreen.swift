@testable import confirm_code

/// As much of a terminal as the app uses: what it would show after the bytes that it was sent.
struct VirtualScreen {
    struct Cell: Equatable {
        var character: Character = " "
        var rendition = ""
    }

    let width: Int
    let height: Int
    private(set) var cells: [[Cell]]
    private(set) var modes: Set<String> = []
    /// Every sequence that this terminal does not know.
    private(set) var unknown: [String] = []
    private(set) var column = 0
    private(set) var row = 0
    private var rendition = ""
    /// The main screen, while the alternate one is shown.
    private var main: (cells: [[Cell]], column: Int, row: Int)?
    private var pending: [UInt8] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        cells = Array(repeating: Array(repeating: Cell(), count: width), count: height)
    }

    var lines: [String] {
        cells.map { cells in
            var line = String(cells.map(\.character).filter { $0 != "\0" })
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// What is shown in reverse.
    var reversed: String { String(cells.joined().filter { $0.rendition == "0;7" }.map(\.character)) }

    var text: String { lines.joined(separator: "\n") }

    mutating func feed(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        while let length = completeLength() {
            let piece = String(decoding: pending[..<length], as: UTF8.self)
            pending.removeFirst(length)
            if piece.first == "\u{1B}" { obey(piece) } else { put(Character(piece)) }
        }
    }

    /// The length of the first scalar or sequence, nil while it is not whole.
    private func completeLength() -> Int? {
        guard let first = pending.first else { return nil }
        if first == 0x1B {
            guard pending.count > 2, let final = pending[2...].firstIndex(where: { $0 >= 0x40 }) else { return nil }
            return final + 1
        }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        return length <= pending.count ? length : nil
    }

    private mutating func obey(_ sequence: String) {
        let parameters = sequence.dropFirst(2).dropLast()
        switch sequence.last {
        case "H":
            let numbers = parameters.split(separator: ";").compactMap { Int($0) }
            row = numbers[0] - 1
            column = numbers[1] - 1
        case "J" where parameters == "2":
            cells = Array(repeating: Array(repeating: Cell(rendition: rendition), count: width), count: height)
        case "m": rendition = parameters == "0" ? "" : String(parameters)
        case "h": set(String(parameters), true)
        case "l": set(String(parameters), false)
        default: unknown.append(sequence)
        }
    }

    private mutating func set(_ mode: String, _ isOn: Bool) {
        if isOn { modes.insert(mode) } else { modes.remove(mode) }
        guard mode == "?1049" else { return }
        if isOn, main == nil {
            main = (cells, column, row)
        } else if !isOn, let main {
            (cells, column, row) = main
            self.main = nil
        }
    }

    private mutating func put(_ character: Character) {
        if character == "\r" {
            column = 0
        } else if character == "\n" {
            row = min(row + 1, height - 1)
        } else if column > 0, column <= width, joins(character) {
            let previous = cells[row][column - 1].character == "\0" ? column - 2 : column - 1
            cells[row][previous].character = joined(cells[row][previous].character, character)
            if column - previous == 1, cells[row][previous].character.columns == 2 { cover() }
        } else if row < height, column < width, character.columns > 0 {
            cells[row][column] = Cell(character: character, rendition: rendition)
            column += 1
            if character.columns == 2 { cover() }
        }
    }

    private mutating func cover() {
        if column < width { cells[row][column] = Cell(character: "\0", rendition: rendition) }
        column += 1
    }

    private func joins(_ character: Character) -> Bool {
        let previous = cells[row][column - 1].character == "\0" ? column - 2 : column - 1
        return previous >= 0 && "\(cells[row][previous].character)\(character)".count == 1
    }

    private func joined(_ left: Character, _ right: Character) -> Character { Character("\(left)\(right)") }
}
