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
