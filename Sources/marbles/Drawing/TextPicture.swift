import Foundation

/// A picture as lines of text, as the documentation comment of the operator has it; nil where it cannot be drawn so.
enum TextPicture {
    static func lines(_ picture: Picture, _ run: Run) -> [String]? {
        let lanes = run.sources + run.results
        let drawn = lanes.compactMap { line($0, upTo: run.last) }
        guard drawn.count == lanes.count, !picture.call.contains("\n") else { return nil }
        let width = lanes.map(\.name.count).max() ?? 0
        let rows = zip(lanes, drawn).map { lane, line in
            lane.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + line
        }
        return rows.prefix(run.sources.count) + [picture.call] + rows.dropFirst(run.sources.count)
    }

    /// What the lane sends, a column for each tick.
    private static func line(_ lane: Lane, upTo last: Int) -> String? {
        var line = String(repeating: " ", count: lane.begin)
        for (tick, marks) in lane.columns {
            let signs = marks.map(\.sign.text).joined()
            guard line.count <= tick, marks.count == 1 || marks.allSatisfy({ $0.sign.text.count == 1 }) else {
                return nil
            }
            line += String(repeating: "-", count: tick - line.count)
            line += marks.count == 1 ? signs : "(\(signs))"
        }
        if let departure = lane.departures.first, lane.end == nil {
            guard line.count <= departure else { return nil }
            return line + String(repeating: "-", count: departure - line.count) + "!"
        }
        if lane.end == nil { line += String(repeating: "-", count: max(0, last + 1 - line.count)) }
        return line
    }
}

extension Lane.Sign {
    fileprivate var text: String {
        switch self {
        case .element(let text): text
        case .error: "#"
        case .completed: "|"
        }
    }
}
