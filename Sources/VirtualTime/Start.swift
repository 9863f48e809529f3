extension TestScheduler {
    /// Runs everything that is scheduled, and everything scheduled by that, until nothing is left.
    ///
    /// A live interval never ends: after the step limit that is reported as a failure.
    public func start(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        FailureReporter.send(timeline.runAll("start()"), at: site)
    }

    /// Runs everything due up to and at the tick `time`, and leaves the clock there.
    public func advanceTo(
        _ time: Int,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        FailureReporter.send(advance(to: time, "advanceTo(\(time))"), at: site)
    }

    /// Runs everything due in the next `ticks` ticks, and leaves the clock there.
    public func advanceBy(
        _ ticks: Int,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        FailureReporter.send(advance(to: clock.advanced(saturating: ticks), "advanceBy(\(ticks))"), at: site)
    }

    /// Ends the run that this is called from after the present action. The clock stays there.
    public func stop() { timeline.stop() }

    /// Makes an observable, subscribes to it and disposes the subscription, each at its tick, and records what it sends.
    ///
    /// The run ends at the disposal, also where sources go on. The three are scheduled at the call, so what is scheduled
    /// later for the tick of the disposal comes after it; what a hot observable sends at one of their ticks comes before.
    /// For a `Driver` or a `Signal` all of it happens on the main queue.
    ///
    /// - Parameters:
    ///   - created: The tick at which `create` is called.
    ///   - subscribed: The tick of the subscription.
    ///   - disposed: The tick of the disposal.
    ///   - fileID: The module and the file where a failure is reported.
    ///   - filePath: The path of that file.
    ///   - line: The line there.
    ///   - column: The column there.
    ///   - create: Makes the observable.
    /// - Returns: The observer that recorded the events.
    public func start<Source: ObservableConvertibleType>(
        created: Int = Defaults.created, subscribed: Int = Defaults.subscribed, disposed: Int = Defaults.disposed,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        create: () -> Source
    ) -> TestableObserver<Source.Element> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let observer = createObserver(Source.Element.self)
        let call = "start(created: \(created), subscribed: \(subscribed), disposed: \(disposed))"
        var message: String?
        onQueue(of: Source.self) {
            message = timeline.alone(call) {
                if subscribed < created { return "\(call): it cannot be subscribed to before it is created." }
                if disposed < subscribed { return "\(call): it cannot be disposed before it is subscribed to." }
                return run(call, created, subscribed, disposed, create, observer)
            }
        }
        FailureReporter.send(message, at: site)
        return observer
    }

    private func run<Source: ObservableConvertibleType>(
        _ call: String, _ created: Int, _ subscribed: Int, _ disposed: Int,
        _ create: () -> Source, _ observer: TestableObserver<Source.Element>
    ) -> String? {
        let milestones = [created, subscribed, disposed].map { time in timeline.insert(nil, due: { _ in time }) }
        var source: Source?
        var subscription: (any Disposable)?
        defer { subscription?.dispose() }
        for (index, milestone) in milestones.enumerated() {
            switch timeline.run(until: milestone, countsAllSteps: disposed == .max) {
            case .milestone: break
            case .overLimit: return timeline.runaway(call)
            case .idle, .stopped: return nil
            }
            switch index {
            case 0: source = create()
            case 1: subscription = source?.asObservable().subscribe(observer)
            default: subscription?.dispose()
            }
        }
        return timeline.run(upTo: clock) == .overLimit ? timeline.runaway(call) : nil
    }

    /// Runs everything due up to and at the tick `time`.
    ///
    /// - Returns: What is wrong, nil where nothing is.
    func advance(to time: Int, _ call: String) -> String? { timeline.advance(to: time, call) }
}

/// Runs `body` where a source of type `Source` delivers: on the main queue for a `Driver` or a `Signal`, else here.
package func onQueue<Source: ObservableConvertibleType>(of source: Source.Type, _ body: () -> Void) {
    if source is any SharedSequenceConvertibleType.Type { MainQueue.sync(body) } else { body() }
}
