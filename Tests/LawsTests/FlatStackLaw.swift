import Dispatch
import Streams
import Testing

extension Laws {
    @Test(
        arguments: Specimen.all {
            $0.seats > 0 && $0.answers && $0.hasNone(of: [.finite, .timed, .thinning, .main])
        })
    func `5 Flat stack: a feedback of 100,000 steps`(_ specimen: Specimen) {
        withClaims(120) { claims in
            let limit = 100_000
            for isScalar in [true, false] where isScalar || specimen.has(.flattening) {
                let stage = Stage(specimen, arrange: { if !isScalar { $0.inner = short } })
                let sent = Tally()
                let recorder = Recorder(keepsEntries: false) { [weak stage] event in
                    guard let stage, !event.isStopEvent, sent.value < limit else { return }
                    let number = sent.add() + 10
                    for seat in specimen.feeds { stage.inputs[seat](.next(Token(number, seat: seat))) }
                }
                let subscription = stage.subscribe(recorder)
                for number in 1...3 { stage.round(number) }
                claims.expect(recorder.count >= limit, "\(recorder.count) elements")
                subscription.dispose()
            }
        }
    }

    @Test(arguments: Specimen.all { $0.isBuilt && $0.seats > 0 && $0.hasNone(of: [.timed, .repeating]) })
    func `5 Flat stack: 100,000 synchronous elements, inner streams included`(_ specimen: Specimen) {
        withClaims(120) { claims in
            let source = Observable<Token>.from((1...100_000).lazy.map { Token($0) })
            for isScalar in [true, false] where isScalar || specimen.has(.flattening) {
                var rig = Rig(
                    sources: Array(repeating: source, count: specimen.seats), scheduler: PromptScheduler())
                if !isScalar { rig.inner = short }
                let recorder = Recorder(keepsEntries: false)
                let subscription = specimen.output(of: rig).subscribe(recorder.observer)
                if specimen.has(.main) { DispatchQueue.main.sync {} }
                if specimen.hasNone(of: [.unending, .repeating]) { claims.equal(recorder.ends, 1, "ends") }
                subscription.dispose()
            }
        }
    }

    @Test(arguments: Specimen.all { $0.isBuilt && ($0.has(.retrying) || $0.has(.repeating)) })
    func `5 Flat stack: 100,000 subscriptions one after the other`(_ specimen: Specimen) {
        withClaims(120) { claims in
            let count = Tally()
            let end: Termination = specimen.has(.retrying) ? .error(Fault()) : .completed
            let source = Observable<Token> { observer, lifetime in
                if count.add() < 100_000 { return observer.end(end) }
                observer.next(Token(1))
            }
            let recorder = Recorder()
            let rig = Rig(
                sources: Array(repeating: source, count: specimen.seats), scheduler: PromptScheduler())
            _ = specimen.output(of: rig).take(1).subscribe(recorder.observer)
            claims.equal(recorder.total, 2, "events")
        }
    }

    @Test(arguments: Specimen.all { $0.has(.collection) })
    func `5 Flat stack: 10,000 sources`(_ specimen: Specimen) {
        withClaims(120) { claims in
            let stage = Stage(specimen, seats: 10_000)
            let recorder = Recorder()
            let subscription = stage.subscribe(recorder)
            for seat in 0..<10_000 { stage.send(1, to: seat) }
            claims.expect(recorder.count > 0, "no element came out")
            stage.sendAll(.completed)
            claims.equal(recorder.entries.last, .completed, "the end")
            claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
            subscription.dispose()
            let dropped = Stage(specimen, seats: 10_000)
            dropped.subscribe(Recorder()).dispose()
            claims.equal(dropped.disposed.value, dropped.subscribed.value, "disposed sources")
        }
    }

    /// A specimen may be several stages and holds what it is built from; one that does not is measured by the benchmark.
    @Test(arguments: Specimen.all { $0.isBuilt && $0.seats == 1 && $0.has(.stateless) })
    func `5 Flat stack: a chain grows it by the length of the chain only`(_ specimen: Specimen) {
        #if DEBUG
            let stages = 1000, limit = 1500
        #else
            let stages = 4000, limit = 500
        #endif
        withClaims(stack: 16 << 20) { claims in
            let bottom = stackAddress()
            let deepest = Guarded<[String: Int]>([:])
            let measure: @Sendable (String) -> Void = { place in
                deepest.change { $0[place] = max($0[place] ?? 0, bottom - stackAddress()) }
            }
            var chain: Observable<Token>? = Self.source(measure)
            for _ in 0..<stages {
                chain = specimen.output(of: Rig(sources: [chain!], scheduler: PromptScheduler()))
            }
            let recorder = Recorder(keepsEntries: false) { _ in measure("delivery") }
            var subscription: (any Disposable)? = chain!.subscribe(recorder.observer)
            subscription?.dispose()
            subscription = nil
            chain = nil
            claims.expect(recorder.total > 0, "nothing came out")
            for (place, depth) in deepest.value {
                claims.expect(depth < stages * limit, "\(depth / stages) bytes a stage in \(place)")
            }
            claims.equal(deepest.value.count, 4, "places measured")
        }
    }

    private static func source(_ measure: @escaping @Sendable (String) -> Void) -> Observable<Token> {
        let token = Token(0, atDeinit: { measure("release of the stages") })
        return Observable { observer, lifetime in
            measure("subscription")
            let last = Token(1, atDeinit: { measure("release of the observers") })
            lifetime.addTeardown { [next = observer.next] in withExtendedLifetime((next, last)) {} }
            observer.next(token)
        }
    }
}

/// An inner stream of one element that is not known beforehand.
@Sendable private func short(_ token: Token) -> Observable<Token> {
    Observable { observer, lifetime in
        observer.next(token)
        if !lifetime.isEnded { observer.end(.completed) }
    }
}
