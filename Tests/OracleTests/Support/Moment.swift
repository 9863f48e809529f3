import StreamsTesting

/// A place in the order in which a run does things: the tick, whether it was planned before the run (0) or in it (1), by
/// which source or as which of the things planned, and as which of the events. What happens inside something else has a
/// longer place that begins with that one's.
typealias Place = [Int]

extension Place {
    /// The subscription of the test.
    static var start: Place { [0, 1, -1] }

    var tick: Int { self[0] }

    static func < (left: Place, right: Place) -> Bool { left.lexicographicallyPrecedes(right) }
}

/// An event of a source, and when it comes.
struct Moment {
    let place: Place
    let source: Int
    let event: Event<Int>

    var tick: Int { place.tick }
}

extension EventScript {
    /// What the source `index` sends to a subscription.
    ///
    /// - Parameters:
    ///   - place: Where the subscription is made.
    ///   - number: Which of the things planned in the run the subscription is.
    func heard(_ index: Int, from place: Place = .start, number: Int = 0) -> [Moment] {
        let source = sources[index]
        switch source.temperature {
        case .hot:
            return source.events.enumerated()
                .map { Moment(place: [$1.time, 0, index, $0], source: index, event: $1.value) }
                .filter { place < $0.place }
        case .cold:
            return source.events.enumerated().map {
                Moment(place: [place.tick + $1.time, 1, number, $0], source: index, event: $1.value)
            }
        case .immediate:
            return source.events.enumerated().map {
                Moment(place: place + [number, $0], source: index, event: $1.value)
            }
        }
    }

    /// What the source `index` sends to a subscription of the test.
    func line(_ index: Int = 0) -> Line<Int> {
        heard(index).map { Recorded(time: $0.tick, value: $0.event) }
    }

    /// What the sources send that are subscribed to at the beginning, in this order.
    func heard(inOrder order: [Int]) -> [Moment] {
        order.enumerated().flatMap { number, index in heard(index, number: number) }.inOrder
    }

    /// What all the sources send that are subscribed to at the beginning.
    var heard: [Moment] { heard(inOrder: Array(sources.indices)) }
}

extension [Moment] {
    /// The moments in the order in which they come.
    var inOrder: [Moment] {
        enumerated().sorted { left, right in
            if left.element.place == right.element.place { return left.offset < right.offset }
            return left.element.place < right.element.place
        }.map(\.element)
    }

    /// The moments up to the first end, that included.
    var upToEnd: [Moment] {
        guard let end = firstIndex(where: { $0.event.isStopEvent }) else { return self }
        return Array(self[...end])
    }

    /// The moments as events of a result.
    var line: Line<Int> { map { Recorded(time: $0.tick, value: $0.event) } }
}

extension Array {
    /// The elements of a line with their ticks.
    func elements<Value>() -> [Recorded<Value>] where Element == Recorded<Event<Value>> {
        compactMap { event in event.value.element.map { Recorded<Value>(time: event.time, value: $0) } }
    }

    /// The end of a line, as a line.
    func end<Value, Output>() -> Line<Output> where Element == Recorded<Event<Value>> {
        compactMap { event in
            event.value.termination.map { Recorded<Event<Output>>(time: event.time, value: Event($0)) }
        }
    }

    /// Appends the end that a source's event says.
    mutating func append<Output>(_ termination: Termination, at tick: Int) where Element == Recorded<Event<Output>> {
        append(Recorded(time: tick, value: Event(termination)))
    }
}
