import StreamsTesting
import Testing

extension Oracles {
    /// Observers come at the first two parameters' ticks, in this order where they are equal; the third one is how long the
    /// first stays.
    @Suite struct `Sharing as its models say` {
        private let shape = EventScript.Shape([.timed], parameters: [0...20, 0...20, 0...30])

        @Test(arguments: [0, 1, 2])
        func `share while connected`(replay: Int) {
            compare(shape) {
                $0.share(replay: replay)
            } model: { script in
                sharing(script, replay: replay, isForever: false)
            }
        }

        @Test(arguments: [0, 1, 2])
        func `share for ever`(replay: Int) {
            compare(shape) {
                $0.share(replay: replay, scope: .forever)
            } model: { script in
                sharing(script, replay: replay, isForever: true)
            }
        }

        @Test func `what was sent is replayed also when the source has let go of its observer`() {
            let shared = Observable<Int> { observer, _ in observer.next(1) }.share(replay: 1)
            let first = shared.record()
            let second = shared.record()
            #expect(first.events == [.next(1)])
            #expect(second.events == [.next(1)])
        }

        @Test func `subjects between a source and two observers`() {
            let shape = EventScript.Shape([.hot], parameters: [0...20, 0...20, 0...30])
            compare(shape, isCounted: false) {
                fed(PublishSubject<Int>(), $0)
            } model: {
                subject($0, replay: 0)
            }
            compare(shape, isCounted: false) {
                fed(ReplaySubject<Int>.create(bufferSize: 2), $0)
            } model: {
                subject($0, replay: 2)
            }
            compare(shape, isCounted: false) {
                fed(ReplaySubject<Int>.createUnbounded(), $0)
            } model: {
                subject($0, replay: .max)
            }
            compare(shape, isCounted: false) {
                fed(BehaviorSubject<Int>(value: 77), $0)
            } model: { script in
                subject(script, replay: 1, first: [77], isReplayedAfterEnd: false)
            }
            compare(shape, isCounted: false) {
                fed(AsyncSubject<Int>(), $0)
            } model: { script in
                subject(lastOnly(script), replay: 1)
            }
        }
    }
}

private struct Observers: Equatable {
    var lines: [Line<Int>] = [[], []]
}

/// Compares what two observers of one stream get with what `model` says.
private func compare<Output: ObservableType & Sendable>(
    _ shape: EventScript.Shape,
    isCounted: Bool = true,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ build: @escaping (Observable<Int>) -> Output, model: @escaping (EventScript) -> Observers
) where Output.Element == Int {
    check(
        scripts: shape, count: 1000 * RandomTest.rounds, fileID: fileID, filePath: filePath, line: line, column: column
    ) { script in
        let expected = model(script)
        let (actual, subscriptions) = observed(script, build)
        if actual != expected { return "expected  \(expected.lines)\nactual    \(actual.lines)" }
        if isCounted, let open = subscriptions.first(where: \.isOpen) {
            return "The subscription \(open) was not ended."
        }
        for index in expected.lines[0].indices {
            let (left, subscriptions) = observed(script, leavingInside: index, build)
            if left.lines[0] != Array(expected.lines[0].prefix(index + 1)) {
                return "The first observer left inside its event \(index), and got \(left.lines[0])."
            }
            if isCounted, let open = subscriptions.first(where: \.isOpen) {
                return "The subscription \(open) was not ended, when the first observer left inside its event \(index)."
            }
        }
        return nil
    }
}

/// What the two observers get.
///
/// - Parameter index: The event inside of which the first observer leaves, if it does so before its time is over.
private func observed<Output: ObservableType & Sendable>(
    _ script: EventScript, leavingInside index: Int? = nil, _ build: (Observable<Int>) -> Output
) -> (Observers, [Subscription]) where Output.Element == Int {
    let time = TestScheduler(simulateProcessingDelay: false)
    let source = script.sources[0]
    let made =
        source.temperature == .hot
        ? time.createHotObservable(source.events) : time.createColdObservable(source.events)
    let shared = build(made.asObservable())
    let observers = [time.createObserver(Int.self), time.createObserver(Int.self)]
    let first = Lifetime()
    let second = Lifetime()
    let isLeaving: @Sendable () -> Void = { [observer = observers[0]] in
        if let index, observer.events.count == index + 1 { first.end() }
    }
    time.scheduleAt(script.parameters[0]) { [observer = observers[0]] in
        shared.asObservable().attach(
            AnyObserver { event in
                observer.on(event)
                isLeaving()
                if event.isStopEvent { first.end() }
            }, first)
    }
    time.scheduleAt(script.parameters[1]) { second.add(shared.subscribe(observers[1])) }
    time.scheduleAt(script.parameters[0] + script.parameters[2]) { first.end() }
    time.advanceTo(60)
    second.end()
    first.end()
    return (Observers(lines: observers.map(\.events)), made.subscriptions)
}

private func fed<Subject: SubjectType & Sendable>(
    _ subject: Subject, _ source: Observable<Int>
) -> Observable<Int> where Subject.Element == Int {
    _ = source.subscribe(subject)
    return subject.asObservable()
}

private enum Step {
    case send(Event<Int>)
    case come(Int)
    case leave
}

/// The observers' steps, in order.
private func visits(_ script: EventScript) -> [(place: Place, step: Step)] {
    let parameters = script.parameters
    return [
        ([parameters[0], 0, 1], .come(0)), ([parameters[1], 0, 2], .come(1)),
        ([parameters[0] + parameters[2], 0, 3], .leave),
    ]
}

private func inOrder(_ steps: [(place: Place, step: Step)]) -> [(place: Place, step: Step)] {
    steps.sorted { $0.place < $1.place }
}

private func subject(
    _ script: EventScript, replay: Int, first: [Int] = [], isReplayedAfterEnd: Bool = true
) -> Observers {
    var observers = Observers()
    var present: Set<Int> = []
    var kept = first
    var end: Event<Int>?
    let sent = script.sources[0].events.enumerated().map { (place: [$1.time, 0, 0, $0], step: Step.send($1.value)) }
    for (place, step) in inOrder(sent + visits(script)) {
        switch step {
        case .send(let event):
            for index in present { observers.lines[index].append(Recorded(time: place.tick, value: event)) }
            if let element = event.element { kept = (kept + [element]).suffix(replay) } else { end = event }
            if event.isStopEvent { present = [] }
        case .come(let index):
            if end == nil || isReplayedAfterEnd {
                observers.lines[index] += kept.map { .next(place.tick, $0) }
            }
            if let end {
                observers.lines[index].append(Recorded(time: place.tick, value: end))
            } else {
                present.insert(index)
            }
        case .leave: present.remove(0)
        }
    }
    return observers
}

/// The script as an async subject sends it: the last element at the completion.
private func lastOnly(_ script: EventScript) -> EventScript {
    var script = script
    let events = script.sources[0].events
    guard let end = events.last, end.value.isStopEvent else {
        script.sources[0].events = []
        return script
    }
    let last =
        end.value.isCompleted ? events.elements().last.map { [Recorded<Event<Int>>.next(end.time, $0.value)] } : nil
    script.sources[0].events = (last ?? []) + [end]
    return script
}

private func sharing(_ script: EventScript, replay: Int, isForever: Bool) -> Observers {
    var observers = Observers()
    var present: [Int] = []
    var kept: [Int] = []
    var end: Event<Int>?
    var number = 0
    var steps = inOrder(visits(script))
    while !steps.isEmpty {
        let (place, step) = steps.removeFirst()
        switch step {
        case .send(let event):
            for index in present { observers.lines[index].append(Recorded(time: place.tick, value: event)) }
            if let element = event.element {
                kept = (kept + [element]).suffix(replay)
            } else {
                present = []
                if isForever { end = event } else { kept = [] }
            }
        case .come(let index):
            observers.lines[index] += kept.map { .next(place.tick, $0) }
            if let end {
                observers.lines[index].append(Recorded(time: place.tick, value: end))
                continue
            }
            present.append(index)
            if present.count == 1 {
                let heard = script.heard(0, from: place, number: number)
                number += 1
                steps = inOrder(steps + heard.map { (place: $0.place, step: Step.send($0.event)) })
            }
        case .leave:
            present.removeAll { $0 == 0 }
            if present.isEmpty {
                steps.removeAll { if case .send = $0.step { true } else { false } }
                if !isForever { kept = [] }
            }
        }
    }
    return observers
}
