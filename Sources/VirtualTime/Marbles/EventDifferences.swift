/// What differs between events that were expected and those that came, in words.
public struct EventDifferences: Sendable {
    /// One line for each difference, in the order of time, each beginning with its kind.
    public let lines: [String]
    /// The tick of the first difference, nil where there is none.
    public let firstTick: Int?

    /// Compares `actual` with `expected`.
    public init<Element: Equatable>(
        expected: [Recorded<Event<Element>>], actual: [Recorded<Event<Element>>]
    ) {
        var missing = expected
        var extra: [Recorded<Event<Element>>] = []
        for event in actual {
            if let index = missing.firstIndex(of: event) { missing.remove(at: index) } else { extra.append(event) }
        }
        var found = Self.orders(expected, actual, except: Set((missing + extra).map(\.time)))
        for event in missing {
            if let index = extra.firstIndex(where: { $0.value == event.value }) {
                let other = extra.remove(at: index)
                let line = "time: \(event.value) came at tick \(other.time), not at tick \(event.time)"
                found.append((min(event.time, other.time), line))
            } else if let index = extra.firstIndex(where: { $0.time == event.time }) {
                let other = extra.remove(at: index)
                found.append((event.time, "value: tick \(event.time) has \(other.value), not \(event.value)"))
            } else {
                found.append((event.time, "missing: \(event.value) at tick \(event.time)"))
            }
        }
        for event in extra { found.append((event.time, "unexpected: \(event.value) at tick \(event.time)")) }
        found.sort { $0.tick < $1.tick }
        lines = found.map(\.line)
        firstTick = found.first?.tick
    }

    /// True where nothing differs.
    public var isEmpty: Bool { lines.isEmpty }

    /// The first ten lines, indented.
    public var text: String {
        let shown = lines.prefix(10).map { "  " + $0 }
        let rest = lines.count - shown.count
        return (shown + (rest > 0 ? ["  and \(rest) more"] : [])).joined(separator: "\n")
    }

    /// The ticks at which the same events came in another order.
    private static func orders<Element: Equatable>(
        _ expected: [Recorded<Event<Element>>], _ actual: [Recorded<Event<Element>>], except ticks: Set<Int>
    ) -> [(tick: Int, line: String)] {
        Set(expected.map(\.time)).subtracting(ticks).compactMap { tick in
            let planned = expected.filter { $0.time == tick }.map(\.value)
            let came = actual.filter { $0.time == tick }.map(\.value)
            if planned == came { return nil }
            return (tick, "order: tick \(tick) has \(came.listed), not \(planned.listed)")
        }
    }
}

extension Array {
    fileprivate var listed: String { map { "\($0)" }.joined(separator: ", ") }
}
