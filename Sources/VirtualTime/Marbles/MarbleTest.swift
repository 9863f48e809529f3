/// A run of operators in virtual time between lines of marbles.
public enum MarbleTest {
    /// Runs `body` over `sources` and says what came differently.
    ///
    /// The scheduler's clock shows the columns: it is 0 at the subscription. Work that is due at once runs at the same
    /// tick.
    ///
    /// - Parameters:
    ///   - sources: The sources with their names: hot where the line has a `^`, else cold.
    ///   - expected: The result; a `!` in it disposes the subscription at that tick.
    ///   - held: The expected subscriptions of some of the sources.
    ///   - body: Makes the result of the sources.
    /// - Returns: What is malformed or differs, drawn and in words; nil where all is as expected.
    public static func failure<Input, Output: Equatable, Result: ObservableConvertibleType>(
        from sources: KeyValuePairs<String, Marbles<Input>>,
        into expected: Marbles<Output>,
        held: KeyValuePairs<String, SubscriptionMarbles> = [:],
        _ body: (MarbleSources<Input>, TestScheduler) -> Result
    ) -> String? where Result.Element == Output {
        do {
            let inputs = try sources.map { name, marbles in
                (name, try read("The line of \(name)") { try MarbleDiagram(marbles, ofSource: true) })
            }
            let result = try read("The line of the result") { try MarbleDiagram(expected, ofSource: false) }
            let spans = try held.map { name, marbles in
                (name, try read("A subscription of \(name)") { try marbles.subscriptions() })
            }
            let run = MarbleRun(inputs, result)
            var problem: String?
            var places: [String] = []
            onQueue(of: Result.self) { places = RealTime.places { problem = run.perform(body) } }
            let problems =
                [problem, run.sources.complaint, difference(of: run.observer.events, from: result, expected)]
                + spans.map { difference(of: run.sources.subscriptions(of: $0), from: $1, name: $0) }
            run.lifetime.end()
            let found = problems.compactMap(\.self)
            return found.isEmpty ? nil : (found + places.map(hint)).joined(separator: "\n")
        } catch { return "\(error)" }
    }

    private static func hint(_ place: String) -> String {
        "Something waits on \(place), whose time is real: use the scheduler of the test instead."
    }

    private struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    private static func read<Value>(_ what: String, _ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw Malformed(description: "\(what) is malformed, \(error)") }
    }

    private static func difference<Output: Equatable>(
        of actual: [Recorded<Event<Output>>], from diagram: MarbleDiagram<Output>, _ marbles: Marbles<Output>
    ) -> String? {
        let differences = EventDifferences(expected: diagram.events, actual: actual)
        guard let tick = differences.firstTick else { return nil }
        let drawing = MarbleGrid.compare(
            expected: cells(diagram.events, marbles, disposal: diagram.disposal),
            actual: cells(actual, marbles, disposal: diagram.disposal),
            differingAt: tick, upTo: max(diagram.end - 1, actual.last?.time ?? 0))
        return "The result differs.\n\(drawing)\n\(differences.text)"
    }

    /// What a line shows at each tick.
    private static func cells<Output: Equatable>(
        _ events: [Recorded<Event<Output>>], _ marbles: Marbles<Output>, disposal: Int?
    ) -> [Int: String] {
        var signs: [Int: String] = [:]
        for event in events {
            switch event.value {
            case .next(let value): signs[event.time, default: ""].append(marbles.sign(of: value) ?? "?")
            case .error: signs[event.time, default: ""].append("#")
            case .completed: signs[event.time, default: ""].append("|")
            }
        }
        if let disposal { signs[disposal, default: ""].append("!") }
        return signs.mapValues { $0.count > 1 ? "(\($0))" : $0 }
    }

    private static func difference(
        of actual: [Subscription]?, from expected: [Subscription], name: String
    ) -> String? {
        guard let actual else { return "Subscriptions are expected of \(name), which is not a source." }
        let differences = SubscriptionDifferences(expected: expected, actual: actual)
        return differences.isEmpty ? nil : "The subscriptions of \(name) differ.\n\(differences.text)"
    }
}

/// The scheduler, the sources and the observer of one marble test.
private struct MarbleRun<Input, Output> {
    let sources: MarbleSources<Input>
    let observer: TestableObserver<Output>
    /// The subscription's. Where it is not ended, what is still due keeps the scheduler, and with it all it holds.
    let lifetime = Lifetime()
    private let scheduler: TestScheduler
    private let disposal: Int?
    private let end: Int

    init(_ inputs: [(String, MarbleDiagram<Input>)], _ result: MarbleDiagram<Output>) {
        let scheduler = TestScheduler(
            initialClock: -(inputs.compactMap { $1.lead }.max() ?? 0), simulateProcessingDelay: false,
            stepLimit: 100_000)
        sources = MarbleSources(
            Dictionary(
                inputs.map { name, diagram in
                    let isHot = diagram.lead != nil
                    return (name, isHot ? .hot(diagram.events, on: scheduler) : .cold(diagram.events, on: scheduler))
                }, uniquingKeysWith: { first, _ in first }))
        observer = scheduler.createObserver()
        disposal = result.disposal
        let ends = inputs.map { $1.end } + [result.end]
        end = result.openEnd.map { $0 - 1 } ?? (ends.max() ?? 0) + Marbles<Output>.quietTicks
        self.scheduler = scheduler
    }

    /// - Returns: What went wrong with the run itself.
    func perform<Result: ObservableConvertibleType>(
        _ body: (MarbleSources<Input>, TestScheduler) -> Result
    ) -> String? where Result.Element == Output {
        let result = body(sources, scheduler).asObservable()
        if let problem = scheduler.advance(to: 0, "the test") { return problem }
        if let disposal { scheduler.scheduleAt(disposal) { [lifetime] in lifetime.end() } }
        lifetime.add(result.subscribe(observer))
        return end < 0 ? nil : scheduler.advance(to: end, "the test")
    }
}
