import Streams
import Testing
import Threads

extension Laws {
    @Test(arguments: Specimen.all)
    func `7 Release: what a subscription captured or buffered is freed at its end, though all else is kept`(
        _ specimen: Specimen
    ) {
        withClaims { claims in
            for end in [Event<Token>.completed, .error(Fault()), nil] {
                let inners = Tally()
                let stage = Stage(
                    specimen, arrange: { $0.inner = endless(inners) })
                let captured = Tally()
                let lifetime: any Disposable
                do {
                    let probe = Token(0, alive: captured)
                    let recorder = Recorder(keepsEntries: false) { _ in withExtendedLifetime(probe) {} }
                    lifetime = stage.subscribe(recorder)
                    for number in 1...5 {
                        stage.round(number)
                        if number == 3 { stage.settle() }
                    }
                    if let end, specimen.hasNone(of: [.retrying, .repeating]) { stage.sendAll(end) }
                    stage.settle()
                    if recorder.ends == 0 { stage.home { lifetime.dispose() } }
                    stage.settle()
                    claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
                    claims.equal(inners.value, 0, "live inner streams")
                }
                let text = end.map { "\($0)" } ?? "dispose"
                claims.equal(captured.value, 0, "live captures after \(text)")
                if specimen.hasNone(of: .keeping) { claims.equal(stage.alive.value, 0, "live elements after \(text)") }
                withExtendedLifetime((stage, lifetime)) {}
            }
        }
    }

    @Test(arguments: Specimen.all { $0.seats > 0 && $0.hasNone(of: .remembering) })
    func `7 Release: nothing accumulates over 20,000 elements`(_ specimen: Specimen) {
        withClaims(120) { claims in
            let inners = Tally()
            let stage = Stage(
                specimen,
                arrange: { rig in
                    rig.inner = { token in
                        let probe = Token(0, alive: inners)
                        return Observable { observer, lifetime in
                            lifetime.addTeardown { withExtendedLifetime(probe) {} }
                            observer.next(token)
                            if !lifetime.isEnded { observer.end(.completed) }
                        }
                    }
                })
            let subscription = stage.subscribe(Recorder(keepsEntries: false))
            for number in 1...20_000 {
                stage.round(number)
                if number % 100 == 0 { stage.settle() }
            }
            let most = 200 * specimen.seats
            claims.expect(stage.alive.peak < most, "\(stage.alive.peak) elements alive at once")
            claims.expect(inners.peak < most, "\(inners.peak) inner streams alive at once")
            subscription.dispose()
        }
    }

    @Test(arguments: Specimen.all { !$0.isBuilt })
    func `7 Release: a dropped subject frees its observers`(_ specimen: Specimen) {
        withClaims { claims in
            let captured = Tally()
            let stage = Guarded<Stage?>(Stage(specimen))
            let subscribe = { () -> (any Disposable)? in
                let probe = Token(0, alive: captured)
                return stage.value?.subscribe(
                    Recorder(keepsEntries: false) { _ in withExtendedLifetime(probe) {} })
            }
            let subscription = subscribe()
            stage.value?.round(1)
            claims.equal(captured.value, 1, "live observers before")
            stage.value = nil
            claims.equal(captured.value, 0, "live observers after")
            withExtendedLifetime(subscription) {}
        }
    }

    @Test(arguments: Specimen.all { $0.has(.sharing) })
    func `7 Release: observers that come and go leave nothing behind`(_ specimen: Specimen) {
        withClaims { claims in
            let stage = Stage(specimen)
            let captured = Tally()
            let first = stage.subscribe(Recorder(keepsEntries: false))
            for number in 1...2000 {
                let probe = Token(0, alive: captured)
                let disposable = stage.subscribe(
                    Recorder(keepsEntries: false) { _ in withExtendedLifetime(probe) {} })
                if number % 100 == 0 { stage.round(number) }
                stage.home { disposable.dispose() }
            }
            stage.settle()
            claims.expect(captured.peak < 10, "\(captured.peak) observers alive at once")
            claims.equal(captured.value, 0, "live observers")
            stage.home { first.dispose() }
        }
    }
}

/// Inner streams that send an element and never end, counted while they live.
private func endless(_ alive: Tally) -> @Sendable (Token) -> Observable<Token> {
    { token in
        Observable { observer, lifetime in
            alive.add()
            lifetime.addTeardown { alive.add(-1) }
            if !lifetime.isEnded { observer.next(token) }
        }
    }
}

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all { $0.has(.sharing) && $0.isBuilt })
    func `7 Release: many threads that come and go share one upstream, which each time is ended once`(
        _ specimen: Specimen
    ) {
        withClaims { claims in
            for _ in 0..<10 {
                let stage = Stage(specimen)
                let keeper = stage.subscribe(Recorder())
                let subscriptions = Guarded<[any Disposable]>([])
                together(
                    (0..<4).map { _ in
                        {
                            for _ in 0..<10 {
                                let subscription = stage.output.subscribe(Recorder().observer)
                                subscriptions.change { $0.append(subscription) }
                            }
                        }
                    })
                stage.settle()
                claims.equal(stage.subscribed.value, specimen.seats, "upstream subscriptions")
                let all = subscriptions.value
                var leaving: [@Sendable () -> Void] = (0..<4).map { thread in
                    { for index in 0..<10 { all[thread * 10 + index].dispose() } }
                }
                leaving.append { stage.home { keeper.dispose() } }
                together(leaving)
                stage.settle()
                claims.equal(stage.disposed.value, specimen.seats, "ended upstream subscriptions")
                let fresh = (0..<4).map { _ in Recorder() }
                together(fresh.map { recorder in { _ = stage.output.subscribe(recorder.observer) } })
                stage.settle()
                claims.equal(stage.subscribed.value, 2 * specimen.seats, "upstream subscriptions")
                stage.round(7)
                stage.settle()
                for recorder in fresh { claims.expect(recorder.count > 0, "no element came out") }
            }
        }
    }
}
