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
    /// False where chance decides what a unit costs: how often threads meet.
    let hasGrowth: Bool

    init(
        _ name: String, per unit: String = "element", count: Int, hasGrowth: Bool = true,
        library: @escaping @Sendable (Int) -> Int, byHand: @escaping @Sendable (Int) -> Int
    ) {
        self.name = name
        self.unit = unit
        self.count = count
        self.hasGrowth = hasGrowth
        self.library = library
        self.byHand = byHand
    }

    static let all =
        chains + subjects + flattening + combining + states + sharing + drivers + timing

    /// Runs both forms in turn, so that a slow moment of the machine hits both; the fastest round of each counts.
    /// Allocations are counted in a run of their own, before.
    func measure(rounds: Int, isQuick: Bool) -> Measurement {
        let count = isQuick ? max(count / 100, 10) : count
        let agrees = library(count / 10) == byHand(count / 10)
        var measurement = Measurement(scenario: self, agrees: agrees)
        measurement.allocations = Self.allocations(count, library)
        for _ in 0..<rounds {
            measurement.library = min(measurement.library, Self.nanoseconds(count, library))
            measurement.byHand = min(measurement.byHand, Self.nanoseconds(count, byHand))
        }
        return measurement
    }

    /// What a unit costs.
    static func nanoseconds(_ count: Int, _ work: (Int) -> Int) -> Double {
        let time = ContinuousClock().measure { _ = work(count) }.components
        return (Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9) / Double(count)
    }

    /// How many allocations a unit makes; nil where they cannot be counted.
    private static func allocations(_ count: Int, _ work: (Int) -> Int) -> Double? {
        count_allocations(true)
        let before = allocation_count()
        _ = work(count)
        let after = allocation_count()
        count_allocations(false)
        return before < 0 ? nil : Double(after - before) / Double(count)
    }
}

/// A scenario's figures, both forms of it.
struct Measurement {
    let scenario: Scenario
    let agrees: Bool
    /// Nanoseconds for a unit.
    var library = Double.infinity
    var byHand = Double.infinity
    /// Those of the library for a unit; nil where they cannot be counted.
    var allocations: Double?

    init(scenario: Scenario, agrees: Bool) {
        self.scenario = scenario
        self.agrees = agrees
    }

    var ratio: Double { library / byHand }
}
