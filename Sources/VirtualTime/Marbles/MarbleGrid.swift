/// Rows of marbles, drawn so that a tick is at the same column in each. What is there only to align them, and what comes
/// after an end, is left blank.
struct MarbleGrid {
    /// What each row shows at which tick.
    let rows: [[Int: String]]
    /// Where the drawing ends.
    let last: Int

    /// How many ticks are shown before and after the marked one, at most.
    private static let reach = 100

    /// A grid of `rows` that is drawn up to the tick `last`, or as far as it makes sense to look.
    init(_ rows: [[Int: String]], upTo last: Int) {
        self.rows = rows
        self.last = last
    }

    /// The rows as text, and the column of the tick `tick`.
    func draw(marking tick: Int) -> (lines: [String], column: Int) {
        let first = min(0, rows.flatMap(\.keys).min() ?? 0)
        let end = min(last, max(tick, first) + Self.reach)
        var next = max(first, tick - Self.reach)
        var lines = rows.map { _ in next > first ? "… " : "" }
        var blanks = rows.map { row in Blanks(row) }
        var column = 0
        while next <= end {
            if next <= tick { column = lines[0].count }
            let width = max(1, rows.map { $0[next]?.count ?? 1 }.max() ?? 1)
            let ticks = next...next + quietTicks(after: next, atMost: width - 1)
            for index in rows.indices {
                let cell = ticks.map { blanks[index].text(at: $0, rows[index][$0]) }.joined()
                lines[index] += cell.padded(to: width)
            }
            next = ticks.upperBound + 1
        }
        if end < last { for index in rows.indices where !blanks[index].isOver(at: end) { lines[index] += " …" } }
        return (lines, column)
    }

    /// Which ticks of a row have no sign of their own.
    private struct Blanks {
        private let end: Int?
        private var covered = Int.min

        init(_ row: [Int: String]) {
            end = row.filter { $0.value.contains { "|#!".contains($0) } }.keys.max()
        }

        /// True where nothing follows the tick `tick`.
        func isOver(at tick: Int) -> Bool { tick >= end ?? .max }

        /// What the row shows at `tick`; ticks are asked for in their order.
        mutating func text(at tick: Int, _ sign: String?) -> String {
            if let sign {
                covered = tick + sign.count
                return sign
            }
            return tick < covered || tick > end ?? .max ? "" : "-"
        }
    }

    /// How many ticks after `tick` a wide cell may cover.
    private func quietTicks(after tick: Int, atMost limit: Int) -> Int {
        var count = 0
        while count < limit, rows.allSatisfy({ $0[tick + count + 1] == nil }) { count += 1 }
        return count
    }
}

extension MarbleGrid {
    /// Two rows one above the other, with a caret under the first difference.
    static func compare(expected: [Int: String], actual: [Int: String], differingAt tick: Int, upTo last: Int) -> String
    {
        let drawn = MarbleGrid([expected, actual], upTo: last).draw(marking: tick)
        let firstDifference = zip(drawn.lines[0], drawn.lines[1]).enumerated().first { $1.0 != $1.1 }?.offset
        let column = firstDifference ?? drawn.column
        return """
              expected  \(drawn.lines[0].trimmed)
              actual    \(drawn.lines[1].trimmed)
                        \(String(repeating: " ", count: column))^
            """
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// The text without the blanks at its end.
    fileprivate var trimmed: Substring { self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)] }
}
