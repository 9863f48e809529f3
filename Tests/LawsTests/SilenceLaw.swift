import Streams
import Testing
import Threads

extension Laws {
    @Test(arguments: Specimen.all)
    func `2 Silence: disposed at any event, inside its callback or between two, nothing follows`(_ specimen: Specimen) {
        withClaims { claims in
            for index in 0..<7 {
                for isInside in [true, false] {
                    let stage = Stage(specimen, .wild)
                    let lifetime = Lifetime()
                    let recorder = Recorder { [weak stage] _ in
                        guard isInside, let stage else { return }
                        let isLast = stage.events.add() == index + 1
                        if isLast { stage.round(90) }
                        if isLast { lifetime.end() }
                        if isLast { stage.round(91) }
                    }
                    stage.subscribe(recorder, lifetime)
                    var silentSince: Int?
                    for number in 1...5 {
                        stage.round(number)
                        if number % 2 == 0 { stage.settle() }
                        if !isInside, recorder.total > index {
                            stage.home { lifetime.end() }
                            silentSince = silentSince ?? recorder.total
                        }
                    }
                    stage.sendAll(.completed)
                    stage.settle()
                    stage.round(6)
                    stage.settle()
                    if isInside {
                        claims.expect(
                            recorder.total <= index + 1, "disposed inside event \(index): \(recorder.entries)")
                    } else if let silentSince {
                        claims.equal(recorder.total, silentSince, "disposed after event \(index): \(recorder.entries)")
                    }
                    lifetime.end()
                }
            }
        }
    }

    @Test(arguments: Specimen.all)
    func `2 Silence: a teardown that sends, while disposing or at the end, is not heard`(_ specimen: Specimen) {
        withClaims { claims in
            for isEnded in [true, false] {
                let stage = Stage(
                    specimen, .wild,
                    onDispose: { observer in
                        observer.onNext(Token(99))
                        observer.onCompleted()
                    })
                let recorder = Recorder()
                let subscription = stage.subscribe(recorder)
                for number in 1...2 { stage.round(number) }
                stage.settle()
                if isEnded {
                    stage.sendAll(.error(Fault()))
                } else {
                    let before = recorder.total
                    stage.home { subscription.dispose() }
                    stage.settle()
                    claims.equal(recorder.total, before, "heard after dispose: \(recorder.entries)")
                }
                stage.settle()
                claims.equal(recorder.faults, [], "grammar")
                claims.expect(!recorder.numbers().contains(99), "a teardown was heard: \(recorder.entries)")
                subscription.dispose()
            }
        }
    }

    @Test(arguments: Specimen.all)
    func `2 Silence: an end that is told disposes every source once`(_ specimen: Specimen) {
        withClaims { claims in
            for end in [Event<Token>.completed, .error(Fault())] {
                let stage = Stage(specimen, .wild)
                let recorder = Recorder()
                let subscription = stage.subscribe(recorder)
                stage.round(1)
                stage.settle()
                stage.sendAll(end)
                stage.settle()
                if recorder.ends > 0 {
                    claims.equal(stage.disposed.value, stage.subscribed.value, "subscriptions ended after \(end)")
                }
                stage.home { subscription.dispose() }
                stage.settle()
                claims.equal(stage.disposed.value, stage.subscribed.value, "subscriptions ended after dispose")
            }
        }
    }

    @Test(arguments: Specimen.all { $0.isBuilt && $0.seats > 0 })
    func `2 Silence: a source that ends is let go at once, though the result goes on`(_ specimen: Specimen) {
        withClaims { claims in
            for seat in specimen.feeds {
                let stage = Stage(
                    specimen, .wild,
                    arrange: { rig in
                        rig.inner = { token in Observable { observer, _ in observer.next(token) } }
                    })
                let subscription = stage.subscribe(Recorder())
                stage.settle()
                stage.round(1)
                stage.settle()
                let subscribed = stage.subscribed.value
                let isListening = subscribed == specimen.seats && stage.disposed.value == 0
                stage.inputs[seat](.completed)
                if specimen.has(.main) { stage.settle() }
                if specimen.has(.timed) { stage.time.advanceBy(0) }
                if isListening { claims.expect(stage.disposed.value > 0, "the source of seat \(seat) is kept") }
                stage.home { subscription.dispose() }
            }
        }
    }
}

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all)
    func `2 Silence: disposed from another thread, at most the running call still ends`(_ specimen: Specimen) {
        withClaims { claims in
            for _ in 0..<10 {
                let stage = Stage(specimen)
                let isOver = Guarded(false)
                let late = Tally()
                let inside = Guarded(0)
                let recorder = Recorder { _ in
                    if isOver.value { late.add() }
                    inside.value += 1
                }
                let subscription = stage.subscribe(recorder)
                together([
                    { for number in 1...40 { stage.round(number) } },
                    { for _ in 0..<5 { stage.settle() } },
                    {
                        stage.home { subscription.dispose() }
                        isOver.value = true
                    },
                ])
                stage.settle()
                stage.round(50)
                stage.settle()
                claims.expect(late.value <= 1, "\(late.value) events after dispose")
                claims.equal(recorder.faults, [], "grammar")
            }
        }
    }
}
