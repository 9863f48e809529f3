import StreamsTesting
import Testing

private let inner = EventScript.SourceShape(EventScript.Temperature.allCases, ticks: 0...9, count: 0...3)
private let coldInner = EventScript.SourceShape([.cold], ticks: 0...9, count: 0...3)
private let outer = EventScript.SourceShape([.hot, .cold], count: 0...5)

extension Oracles {
    @Suite struct `Flattening as its models say` {
        @Test func flatMap() {
            oracle([outer, inner, inner]) { run in
                run[0].flatMap { run.inner($0) }
            } model: {
                flattened($0, atOnce: .max)
            }
            oracle([outer, inner, inner]) { run in
                run[0].map { run.inner($0) }.merge()
            } model: {
                flattened($0, atOnce: .max)
            }
        }

        @Test func `flatMap, some at once`() {
            oracle([outer, inner, inner], parameters: [1...3]) { run in
                run[0].flatMap(maxConcurrent: run.parameter()) { run.inner($0) }
            } model: {
                flattened($0, atOnce: $0.parameters[0])
            }
            oracle([outer, inner, inner], parameters: [1...3]) { run in
                run[0].map { run.inner($0) }.merge(maxConcurrent: run.parameter())
            } model: {
                flattened($0, atOnce: $0.parameters[0])
            }
        }

        @Test func concatMap() {
            oracle([outer, inner, inner]) { run in
                run[0].concatMap { run.inner($0) }
            } model: {
                flattened($0, atOnce: 1)
            }
            oracle([outer, inner, inner]) { run in
                run[0].map { run.inner($0) }.concat()
            } model: {
                flattened($0, atOnce: 1)
            }
        }

        @Test func flatMapFirst() {
            oracle([outer, inner, inner]) { run in
                run[0].flatMapFirst { run.inner($0) }
            } model: { script in
                var agenda = Agenda(script)
                while let moment = agenda.next() {
                    switch (moment.source, moment.event) {
                    case (0, .next(let element)): if agenda.running == 0 { agenda.begin(element) }
                    default: agenda.finish(moment)
                    }
                }
                return agenda.line
            }
        }

        @Test func flatMapLatest() {
            oracle([outer, inner, inner]) { run in
                run[0].flatMapLatest { run.inner($0) }
            } model: {
                latestOnly($0)
            }
            oracle([outer, inner, inner]) { run in
                run[0].map { run.inner($0) }.switchLatest()
            } model: {
                latestOnly($0)
            }
        }

        @Test func expand() {
            oracle([outer, coldInner, coldInner]) { run in
                run[0].expand { element in
                    element < 20 ? run.inner(element).map { $0 + element / 10 * 10 + 10 } : .empty()
                }
            } model: { script in
                var agenda = Agenda(script)
                while let moment = agenda.next() {
                    let grown = moment.event.map { $0 + (moment.source == 0 ? 0 : moment.depth * 10) }
                    if case .next(let element) = grown {
                        agenda.line.append(.next(moment.tick, element))
                        if element < 20 { agenda.begin(element, depth: moment.depth + 1) }
                    } else {
                        agenda.finish(moment)
                    }
                }
                return agenda.line
            }
        }
    }
}

extension ScriptSources {
    /// The stream that an element stands for.
    fileprivate func inner(_ element: Int) -> Observable<Int> { sources[1 + element % (sources.count - 1)] }
}

/// What is still to come of the source and of the inner streams, the next at the front.
private struct Agenda {
    struct Entry {
        let moment: Moment
        let number: Int
        let depth: Int
    }

    let script: EventScript
    var line: Line<Int> = []
    var running = 0
    private(set) var isSourceOver = false
    private var entries: [Entry] = []
    private var numbers = 1
    private var place = Place.start
    private var isOver = false

    init(_ script: EventScript) {
        self.script = script
        entries = script.heard(0).map { Entry(moment: $0, number: 0, depth: 0) }
    }

    mutating func next() -> (source: Int, tick: Int, event: Event<Int>, depth: Int, number: Int)? {
        if isOver { return nil }
        let first = entries.indices.min { left, right in
            let (left, right) = (entries[left], entries[right])
            if left.moment.place == right.moment.place { return left.number < right.number }
            return left.moment.place < right.moment.place
        }
        guard let first else { return nil }
        let entry = entries.remove(at: first)
        place = entry.moment.place
        return (entry.number == 0 ? 0 : 1, entry.moment.tick, entry.moment.event, entry.depth, entry.number)
    }

    /// Subscribes to the inner stream of `element`.
    mutating func begin(_ element: Int, depth: Int = 0) {
        let heard = script.heard(1 + element % (script.sources.count - 1), from: place, number: numbers)
        entries += heard.map { Entry(moment: $0, number: numbers, depth: depth) }
        numbers += 1
        running += 1
    }

    /// Disposes the inner streams.
    mutating func drop() {
        entries.removeAll { $0.number != 0 }
        running = 0
    }

    /// Does what an event means that is no element of the source.
    mutating func finish(
        _ moment: (source: Int, tick: Int, event: Event<Int>, depth: Int, number: Int), waiting: Int = 0
    ) {
        switch moment.event {
        case .next: line.append(Recorded(time: moment.tick, value: moment.event))
        case .error: end(moment.event, moment.tick)
        case .completed:
            if moment.number == 0 { isSourceOver = true } else { running -= 1 }
            if isSourceOver && running == 0 && waiting == 0 { end(.completed, moment.tick) }
        }
    }

    private mutating func end(_ event: Event<Int>, _ tick: Int) {
        line.append(Recorded(time: tick, value: event))
        isOver = true
    }
}

private func flattened(_ script: EventScript, atOnce: Int) -> Line<Int> {
    var agenda = Agenda(script)
    var waiting: [Int] = []
    while let moment = agenda.next() {
        if moment.source == 0, case .next(let element) = moment.event {
            if agenda.running < atOnce { agenda.begin(element) } else { waiting.append(element) }
        } else {
            agenda.finish(moment, waiting: waiting.count)
            if moment.source == 1, moment.event.isCompleted, !waiting.isEmpty { agenda.begin(waiting.removeFirst()) }
        }
    }
    return agenda.line
}

private func latestOnly(_ script: EventScript) -> Line<Int> {
    var agenda = Agenda(script)
    while let moment = agenda.next() {
        if moment.source == 0, case .next(let element) = moment.event {
            agenda.drop()
            agenda.begin(element)
        } else {
            agenda.finish(moment)
        }
    }
    return agenda.line
}
