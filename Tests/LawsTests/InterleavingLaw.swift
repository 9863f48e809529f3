import Streams
import StreamsTesting
import Testing

extension Laws {
    @Test(arguments: Specimen.all)
    func `1 to 10 in random orders of what can happen, also inside callbacks`(_ specimen: Specimen) {
        withClaims(600, stack: 8 << 20) { claims in
            let failure = Exploration.failure(of: specimen.name, count: 60 * RandomTest.rounds) { choices in
                Interleaving.outcome(of: specimen, choices)
            }
            if let failure { claims.expect(false, failure) }
        }
    }
}

@Suite struct `An explored order` {
    /// It sends an element once more when its lifetime ends.
    private static let late = Specimen("late", "") { rig in
        Observable { [source = rig.source] observer, lifetime in
            let last = Guarded<Token?>(nil)
            lifetime.addTeardown { if let token = last.value { observer.next(token) } }
            source.attach(
                AnyObserver(
                    next: { token in
                        last.value = token
                        observer.next(token)
                    }, end: observer.end), lifetime)
        }
    }

    @Test func `that breaks a law is found, made simple, told and run again`() throws {
        let run = { (choices: Choices) in Interleaving.outcome(of: Self.late, choices) }
        let failure = try #require(Exploration.failure(of: "late", count: 200, seed: 1, wanted: nil, run))
        #expect(failure.hasPrefix("observer 0: next(0.1) after it has left\nin this order"))
        #expect(failure.hasSuffix("observer 0 comes\n1 from source 0"))
        let order = try #require(failure.firstMatch(of: /STREAMS_ORDER='([^']*)'/)?.output.1)
        let wanted = Exploration.wanted(from: String(order))
        #expect(Exploration.failure(of: "late", count: 0, wanted: wanted, run) == failure)
        #expect(Exploration.failure(of: "another", count: 200, wanted: wanted, run) == nil)
    }

    @Test func `is the same for the same seed, and other ones for others`() {
        let steps = { (seed: UInt64) in Interleaving.outcome(of: Specimen.all[20], Choices(seed: seed)).steps }
        #expect(steps(3) == steps(3))
        #expect(Set((0..<20).map { steps($0).joined() }).count > 15)
    }
}
