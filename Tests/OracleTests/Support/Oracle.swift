import StreamsTesting

/// What a model says: the events of the result.
typealias Line<Element> = [Recorded<Event<Element>>]

/// Compares an operator with a model of it over random scripts: the events with their ticks, the end of the source's
/// subscriptions, what is left after a disposal inside the delivery of each event and at a tick, and after one between any
/// two events or inside any call.
///
/// - Parameters:
///   - sources: What the sources of the scripts look like.
///   - parameters: The ranges of the scripts' parameters.
///   - count: How many scripts are compared, for each of `RandomTest.rounds`; half as many are disposed, and
///     a tenth as many at every point.
///   - last: The last tick that is looked at.
///   - build: The operator.
///   - model: What is to come of a script, written from the operator's documentation alone.
func oracle<Output: Equatable>(
    _ sources: [EventScript.SourceShape], parameters: [ClosedRange<Int>] = [], count: Int = 2000, upTo last: Int = 60,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ build: @escaping (ScriptSources) -> Observable<Output>, model: @escaping (EventScript) -> Line<Output>
) {
    let shape = EventScript.Shape(sources, parameters: parameters)
    let oracle = Oracle(last: last, build: build, model: model)
    let checks = [
        (1, oracle.complaintAboutEvents), (2, oracle.complaintAboutDisposal), (10, oracle.complaintAboutCalls),
    ]
    for (share, complaint) in checks {
        let failure = RandomTest.failure(over: shape, count: count / share * RandomTest.rounds, complaint)
        guard let failure else { continue }
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return FailureReporter.send(TestFailure(failure, at: site))
    }
}

/// An operator and its model, and what is wrong with a script of them; nil where nothing is.
private struct Oracle<Output: Equatable> {
    /// The last tick that is looked at.
    let last: Int
    let build: (ScriptSources) -> Observable<Output>
    let model: (EventScript) -> Line<Output>

    /// The events of the result, and subscriptions that outlast its end.
    func complaintAboutEvents(_ script: EventScript) -> String? {
        let run = script.run(upTo: last, build)
        let expected = model(script).filter { $0.time <= last }
        if run.events != expected { return "expected  \(expected)\nactual    \(run.events)" }
        guard let end = run.events.last, end.value.isStopEvent else { return nil }
        return complaint(run.subscriptions, after: end.time, "the end of the result")
    }

    /// A disposal inside the delivery of each event, and one at a tick.
    func complaintAboutDisposal(_ script: EventScript) -> String? {
        let run = script.run(upTo: last, build)
        for (index, event) in run.events.enumerated() {
            let disposed = script.run(upTo: last, disposing: .afterEvent(index), build)
            if disposed.events != Array(run.events.prefix(index + 1)) {
                return "Disposed inside the delivery of event \(index), it sent \(disposed.events)."
            }
            let what = "the disposal inside the delivery of event \(index)"
            if let complaint = complaint(disposed.subscriptions, after: event.time, what) { return complaint }
        }
        let tick = (run.events.count * 7 + max(0, script.parameters.reduce(0, +))) % 20
        return complaintAboutDisposal(at: tick, script, run)
    }

    private func complaintAboutDisposal(at tick: Int, _ script: EventScript, _ run: ScriptRun<Output>) -> String? {
        let disposed = script.run(upTo: last, disposing: .at(tick), build)
        let isPrefix = disposed.events == Array(run.events.prefix(disposed.events.count))
        if !isPrefix || disposed.events.contains(where: { $0.time > tick })
            || disposed.events.count < run.events.count(where: { $0.time < tick })
        {
            return "Disposed at tick \(tick), it sent \(disposed.events)."
        }
        return complaint(disposed.subscriptions, after: tick, "the disposal")
    }

    /// A disposal between any two events, or inside any call: of a source's subscription, before or after one of its
    /// events, while it is let go, or inside an event of the result.
    func complaintAboutCalls(_ script: EventScript) -> String? {
        let run = script.run(upTo: last, build)
        for tick in Set(run.events.flatMap { [$0.time, $0.time + 1] }).sorted() where tick <= last {
            if let complaint = complaintAboutDisposal(at: tick, script, run) { return complaint }
        }
        for index in 0..<200 {
            let point = DisposalPoint(index)
            let disposed = script.run(upTo: last, point.lifetime, atCall: point.pass, build)
            guard let place = point.place else { return nil }
            if disposed.events != Array(run.events.prefix(place.count)) {
                return "Disposed inside call \(index), after \(place.count) events, it sent \(disposed.events)."
            }
            let what = "the disposal inside call \(index)"
            if let complaint = complaint(disposed.subscriptions, after: place.tick, what) { return complaint }
        }
        return nil
    }

    private func complaint(_ subscriptions: [[Subscription]], after tick: Int, _ what: String) -> String? {
        for (index, subscriptions) in subscriptions.enumerated() {
            for subscription in subscriptions where subscription.unsubscribe > tick || subscription.subscribe > tick {
                return "After \(what) at tick \(tick), source \(index) had the subscription \(subscription)."
            }
        }
        return nil
    }
}
