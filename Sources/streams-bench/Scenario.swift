import AllocationCount

/// One thing to measure, and the same written by hand: plain closures, arrays, and a turn where the library has one.
struct Scenario: Sendable {
    let name: String
    /// What one unit of the count is: an element, or a cycle of create, subscribe, send and dispose.
    let unit: String
    /// How many units a round has.
    let count: Int
    /// Does so many units; the result says what came out, and is the same for both.
    let library: @Sendable (Int) -> Int
    let byHand: @Sendable (Int) -> Int

    init(
        _ name: String, per unit: String = "element", count: Int,
        library: @escaping @Sendable (Int) -> Int, byHand: @escaping @Sendable (Int) -> Int
    ) {
        self.name = name
        self.unit = unit
        self.count = count
        self.library = library
        self.byHand = byHand
    }

    static let all =
        chains + subjects + flattening + combining + states + sharing + drivers + timing

    /// Runs both forms in turn, so that a slow moment of the machine hits both; the fastest round of each counts.
    func measure(rounds: Int, isQuick: Bool) -> Measurement {
        let count = isQuick ? max(count / 100, 10) : count
        let agrees = library(count / 10) == byHand(count / 10)
        var measurement = Measurement(scenario: self, agrees: agrees)
        for _ in 0..<rounds {
            measurement.library.add(Figures(count, library))
            measurement.byHand.add(Figures(count, byHand))
        }
        return measurement
    }
}

/// What a unit costs.
struct Figures {
    var nanoseconds = Double.infinity
    /// Nil where they cannot be counted.
    var allocations: Double?

    init() {}

    init(_ count: Int, _ work: (Int) -> Int) {
        let clock = ContinuousClock()
        let before = allocation_count()
        let time = clock.measure { _ = work(count) }
        let after = allocation_count()
        nanoseconds =
            (Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9) / Double(count)
        if before >= 0 { allocations = Double(after - before) / Double(count) }
    }

    mutating func add(_ other: Figures) {
        if other.nanoseconds < nanoseconds { self = other }
    }
}

/// A scenario's figures, both forms of it.
struct Measurement {
    let scenario: Scenario
    let agrees: Bool
    var library = Figures()
    var byHand = Figures()

    init(scenario: Scenario, agrees: Bool) {
        self.scenario = scenario
        self.agrees = agrees
    }

    var ratio: Double { library.nanoseconds / byHand.nanoseconds }
}
