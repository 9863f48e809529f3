import Streams
import Testing
import Threads

/// The laws that one thread can show.
@Suite struct Laws {}

/// The laws that need several threads; they run under the thread sanitizer too.
@Suite struct ConcurrencyLaws {}

extension Laws {
    @Test(arguments: Specimen.all)
    func `1 Grammar: elements, then at most one end, whatever a source does`(_ specimen: Specimen) {
        withClaims { claims in
            for end in [Event<Token>.completed, .error(Fault())] {
                let stage = Stage(specimen, .wild)
                let recorder = Recorder()
                let subscription = stage.subscribe(recorder)
                for number in 1...4 {
                    stage.round(number)
                    stage.settle()
                }
                stage.sendAll(end)
                stage.settle()
                stage.round(5)
                stage.sendAll(.completed)
                stage.sendAll(.error(Fault(2)))
                stage.round(6)
                stage.settle()
                claims.equal(recorder.faults, [], "grammar")
                if specimen.hasNone(of: .silent), end.isCompleted {
                    claims.expect(recorder.count > 0, "no element came out")
                }
                if specimen.hasNone(of: [.unending, .retrying, .repeating, .endless]) {
                    claims.equal(recorder.ends, 1, "ends after \(end): \(recorder.entries)")
                }
                if end.isCompleted, specimen.seats > 0, specimen.hasNone(of: [.unending, .repeating]) {
                    claims.equal(recorder.entries.last, .completed, "the end")
                }
                if !end.isCompleted, specimen.seats > 0, specimen.hasNone(of: [.unending, .recovering, .finite]) {
                    claims.equal(recorder.entries.last, .error, "the end")
                    claims.expect(
                        "\(recorder.error as Any)".contains("\(Fault())"), "the error is \(recorder.error as Any)")
                }
                subscription.dispose()
            }
        }
    }
}

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all)
    func `1 Grammar: never two callbacks at once, though all sources send from several threads`(_ specimen: Specimen) {
        withClaims { claims in
            for feed in [Stage.Feed.wild, .hot] where specimen.isBuilt || feed == .hot {
                for turn in 0..<3 {
                    let stage = Stage(specimen, feed)
                    let recorder = Recorder()
                    let subscription = stage.subscribe(recorder)
                    let ends = specimen.hasNone(of: [.retrying, .repeating]) || feed == .wild
                    var bodies: [@Sendable () -> Void] = (0..<2).map { sender in
                        {
                            for number in 1...30 {
                                stage.round(sender * 1000 + number)
                                if number == 20, sender == 1, turn > 0, ends {
                                    stage.sendAll(turn == 1 ? .completed : .error(Fault()))
                                }
                            }
                        }
                    }
                    bodies.append { for _ in 0..<10 { stage.settle() } }
                    together(bodies)
                    stage.settle()
                    claims.equal(recorder.faults, [], "grammar")
                    claims.expect(
                        recorder.count > 0 || !specimen.answers || turn > 0 || specimen.has(.timed),
                        "no element came out")
                    claims.expect(recorder.ends <= 1, "two ends")
                    subscription.dispose()
                }
            }
        }
    }
}
