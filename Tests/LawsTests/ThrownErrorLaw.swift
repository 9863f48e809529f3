import Streams
import Testing

extension Laws {
    @Test(arguments: Specimen.all { $0.has(.throwing) && $0.seats > 0 })
    func `8 Thrown errors: the error ends the stream, sources are disposed, the closure is not called again`(
        _ specimen: Specimen
    ) {
        withClaims { claims in
            for throwing in 1...(specimen.has(.finite) ? 1 : 3) {
                let calls = Tally()
                let inners = Tally()
                let input = Guarded<(@Sendable () -> Void)?>(nil)
                let stage = Stage(
                    specimen, .wild,
                    arrange: { rig in
                        rig.inner = { token in
                            Observable { observer, lifetime in
                                inners.add()
                                lifetime.addTeardown { inners.add(-1) }
                                observer.next(token)
                                if !lifetime.isEnded, token.number < throwing { observer.end(.completed) }
                            }
                        }
                        rig.call = { _ in
                            if calls.add() == throwing {
                                input.value?()
                                throw Fault(throwing)
                            }
                        }
                    })
                input.value = { [weak stage] in
                    stage?.round(50)
                    stage?.round(51)
                }
                let recorder = Recorder()
                let subscription = stage.subscribe(recorder)
                for number in 1...5 {
                    stage.round(number)
                    stage.settle()
                }
                stage.sendAll(.completed)
                stage.sendAll(.error(Fault(9)))
                stage.settle()
                claims.equal(recorder.entries.last, .error, "the end of \(recorder.entries)")
                claims.equal(recorder.error as? Fault, Fault(throwing), "the error")
                claims.equal(recorder.faults, [], "grammar")
                claims.equal(calls.value, throwing, "calls of the closure")
                claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
                claims.equal(inners.value, 0, "live inner streams")
                subscription.dispose()
                claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
                input.value = nil
            }
        }
    }
}
