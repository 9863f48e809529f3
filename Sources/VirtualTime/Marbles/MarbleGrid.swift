/// Rows of marbles, drawn so that a tick is at the same column in each.
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
        var column = 0
        while next <= end {
            if next <= tick { column = lines[0].count }
            let width = max(1, rows.map { $0[next]?.count ?? 1 }.max() ?? 1)
            for (index, row) in rows.enumerated() {
                lines[index] += (row[next] ?? "-").padded(to: width)
            }
            next += 1 + quietTicks(after: next, atMost: width - 1)
        }
        if end < last { lines = lines.map { $0 + " …" } }
        return (lines, column)
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
              expected  \(drawn.lines[0])
              actual    \(drawn.lines[1])
                        \(String(repeating: " ", count: column))^
            """
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: "-", count: max(0, width - count))
    }
}
