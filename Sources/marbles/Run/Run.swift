import VirtualTime

/// What came of a picture's operator in virtual time.
struct Run {
    /// The sources: a hot one once, a cold one for each subscription.
    let sources: [Lane]
    /// What each observer got, and below it the streams among that.
    let results: [Lane]
    /// The last tick that is drawn.
    let last: Int

    /// Runs `picture`.
    ///
    /// - Throws: What is malformed in its lines.
    init(_ picture: Picture) throws {
        let time = TestScheduler(simulateProcessingDelay: false, stepLimit: 10_000)
        let diagrams = try picture.sources.map { ($0.name, try MarbleDiagram<String>(Marbles($0.marbles))) }
        let last = picture.last ?? max(diagrams.map { $1.end - 1 }.max() ?? 0, 1)
        let logs = diagrams.map { name, diagram in SourceLog(name, diagram, on: time) }
        let inputs = Inputs(
            sources: Dictionary(logs.map { ($0.name, $0.observable) }, uniquingKeysWith: { first, _ in first }),
            time: time)
        let result = picture.body(inputs)
        let observers = picture.observers.map { ResultLog($0, on: time) }
        time.advanceTo(0)
        for observer in observers { observer.observe(result) }
        time.advanceTo(last)
        sources = logs.flatMap { $0.lanes(upTo: last) }
        results = observers.flatMap(\.lanes)
        self.last = last
        for observer in observers { observer.dispose() }
    }
}

/// A source that remembers each of its subscriptions.
private final class SourceLog: Sendable {
    let name: String
    let observable: Observable<String>
    private let diagram: MarbleDiagram<String>
    private let time: TestScheduler
    private let lanes: Locked<[Lane]>

    init(_ name: String, _ diagram: MarbleDiagram<String>, on time: TestScheduler) {
        let isHot = diagram.lead != nil
        let source = isHot ? time.createHotObservable(diagram.events) : time.createColdObservable(diagram.events)
        let lanes = Locked<[Lane]>([])
        observable = Observable { observer, lifetime in
            let index = lanes.withLock { lanes in
                lanes.append(Lane(name: name, spans: [(time.clock, nil)], isHot: isHot))
                return lanes.count - 1
            }
            lifetime.addTeardown { lanes.withLock { $0[index].close(at: time.clock) } }
            source.attach(
                AnyObserver(
                    next: { element in
                        lanes.withLock { $0[index].marks.append(Lane.Mark(tick: time.clock, sign: .element(element))) }
                        observer.next(element)
                    },
                    end: { end in
                        lanes.withLock {
                            $0[index].marks.append(Lane.Mark(tick: time.clock, sign: Lane.Sign(end)))
                            $0[index].close(at: time.clock)
                        }
                        observer.end(end)
                    }), lifetime)
        }
        self.name = name
        self.diagram = diagram
        self.time = time
        self.lanes = lanes
    }

    func lanes(upTo last: Int) -> [Lane] {
        let lanes = lanes.value
        if diagram.lead != nil {
            let hot = Lane(name: name, marks: lanes.flatMap(\.marks), spans: lanes.flatMap(\.spans), isHot: true)
            return [planned(hot, from: 0, last)]
        }
        return lanes.enumerated().map { index, lane in
            var lane = lane
            if lanes.count > 1 { lane.name += " \(index + 1)" }
            return planned(lane, from: lane.begin, last)
        }
    }

    /// The lane with all that the source's line says, also what nobody heard.
    private func planned(_ lane: Lane, from begin: Int, _ last: Int) -> Lane {
        var lane = lane
        var heard = lane.marks
        lane.marks = []
        for event in diagram.events where event.time + begin <= last {
            let mark = Lane.Mark(tick: event.time + begin, sign: Lane.Sign(event.value))
            let index = heard.firstIndex(of: mark)
            if let index { heard.remove(at: index) }
            lane.marks.append(Lane.Mark(tick: mark.tick, sign: mark.sign, isHeard: index != nil))
        }
        return lane
    }
}

/// An observer of the result that remembers what it got, and what the streams among that sent.
private final class ResultLog: Sendable {
    private let visit: Picture.Visit
    private let time: TestScheduler
    private let log: Locked<[Lane]>
    private let lifetime = Lifetime()

    init(_ visit: Picture.Visit, on time: TestScheduler) {
        self.visit = visit
        self.time = time
        log = Locked([Lane(name: visit.name, spans: [(visit.from, visit.to)])])
    }

    var lanes: [Lane] { log.value }

    func observe(_ result: Observable<Outcome>) {
        let begin: @Sendable () -> Void = { [self] in
            lifetime.add(
                result.subscribe { [self] event in
                    note(Lane.Sign(event.map(\.text)), in: 0)
                    if case .next(let outcome) = event, let stream = outcome.stream { observe(stream, outcome.text) }
                })
        }
        if visit.from == 0 { begin() } else { time.scheduleAt(visit.from, action: begin) }
        if let end = visit.to { time.scheduleAt(end) { [self] in lifetime.end() } }
    }

    func dispose() { lifetime.end() }

    private func observe(_ stream: Observable<String>, _ name: String) {
        let index = log.withLock { lanes in
            lanes.append(Lane(name: "stream \(name)", spans: [(time.clock, nil)]))
            return lanes.count - 1
        }
        lifetime.add(stream.subscribe { [self] event in note(Lane.Sign(event), in: index) })
    }

    private func note(_ sign: Lane.Sign, in index: Int) {
        let tick = time.clock
        log.withLock { lanes in
            lanes[index].marks.append(Lane.Mark(tick: tick, sign: sign))
            if sign == .error || sign == .completed { lanes[index].close(at: tick) }
        }
    }
}

extension Lane {
    fileprivate mutating func close(at tick: Int) {
        if let span = spans.last, span.to == nil || span.to! > tick { spans[spans.count - 1].to = tick }
    }
}

extension Lane.Sign {
    fileprivate init(_ event: Event<String>) {
        switch event {
        case .next(let element): self = .element(element)
        case .error: self = .error
        case .completed: self = .completed
        }
    }

    fileprivate init(_ end: Termination) { self.init(Event<String>(end)) }
}
