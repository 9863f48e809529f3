import Dispatch
import Streams
import Testing

extension Laws {
    /// Operators that wait for an end never stop an endless source, nor do those that send nothing.
    @Test(
        arguments: Specimen.all {
            $0.isBuilt && $0.answers && $0.hasNone(of: [.thinning, .opaque]) && $0.seats > 0
        })
    func `6 Prompt stop: take 1 over an endless synchronous source returns`(_ specimen: Specimen) {
        withClaims(20) { claims in
            for isLoop in [true, false] where specimen.seats == 1 || !isLoop {
                let given = Tally()
                let endless = isLoop ? Self.loop(given) : Self.repeated(given)
                let sources = (0..<specimen.seats).map { specimen.feeds.contains($0) ? endless : .never() }
                let rig = Rig(sources: sources, scheduler: PromptScheduler(), inner: { _ in endless })
                let recorder = Recorder()
                let subscription = specimen.atHome { specimen.output(of: rig).take(1).subscribe(recorder.observer) }
                claims.equal(recorder.total, 2, "events")
                claims.expect(given.value < 1000, "\(given.value) elements were asked for")
                subscription.dispose()
            }
        }
    }

    @Test(arguments: Specimen.all { $0.has(.endless) && $0.answers && $0.hasNone(of: .timed) })
    func `6 Prompt stop: take 1 of an endless source returns, and so does dispose inside its element`(
        _ specimen: Specimen
    ) {
        withClaims(20) { claims in
            let recorder = Recorder()
            let output = specimen.output(of: Rig(sources: [], scheduler: PromptScheduler()))
            _ = output.take(1).subscribe(recorder.observer)
            claims.equal(recorder.total, 2, "events")
            let lifetime = Lifetime()
            let second = Recorder { _ in lifetime.end() }
            output.attach(second.observer, lifetime)
            claims.equal(second.total, 1, "events")
        }
    }

    @Test(arguments: Specimen.all { $0.has(.retrying) || $0.has(.repeating) })
    func `6 Prompt stop: a take ends what subscribes again and again`(_ specimen: Specimen) {
        withClaims(20) { claims in
            let count = Tally()
            let end: Termination = specimen.has(.retrying) ? .error(Fault()) : .completed
            let source = Observable<Token> { observer, lifetime in
                observer.next(Token(count.add()))
                if !lifetime.isEnded { observer.end(end) }
            }
            let recorder = Recorder()
            let rig = Rig(sources: Array(repeating: source, count: specimen.seats), scheduler: PromptScheduler())
            _ = specimen.output(of: rig).take(3).subscribe(recorder.observer)
            claims.equal(recorder.numbers(), [1, 2, 3], "elements")
            claims.equal(recorder.ends, 1, "ends")
            claims.equal(count.value, 3, "subscriptions")
        }
    }

    private static func loop(_ given: Tally) -> Observable<Token> {
        Observable { observer, lifetime in
            while !lifetime.isEnded {
                if given.add() > 100_000 { return }
                observer.next(Token(given.value))
            }
        }
    }

    private static func repeated(_ given: Tally) -> Observable<Token> {
        .from((1...100_000).lazy.map { Token($0 + 0 * given.add()) })
    }
}

extension Specimen {
    /// Does `work` where the operator delivers at once: on the main queue, if that is where it delivers.
    func atHome<Result: Sendable>(_ work: @Sendable () -> Result) -> Result {
        has(.main) ? DispatchQueue.main.sync(execute: work) : work()
    }

    /// The operator over given sources.
    func output(of rig: Rig) -> Observable<Token> {
        switch form {
        case .built(let build): build(rig)
        case .subject(let make): make().output
        }
    }
}
