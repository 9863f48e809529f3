import StreamsTesting

/// What two observers of one stream get.
struct Observers: Equatable {
    var lines: [Line<Int>] = [[], []]
}

/// Compares what two observers of one stream get with what `model` says.
func compare<Output: ObservableType & Sendable>(
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
