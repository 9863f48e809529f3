import Foundation

/// How the cost of a scenario grows with its count: the exponent of a power, fitted to the time for n, 4n and 16n.
struct Growth {
    /// Above this, and above what the hand-written form has with the same room, it is a fault: 1.0, and room for a
    /// logarithm and a noisy machine. What outgrows the caches costs both forms more.
    static let limit = 1.1

    let scenario: Scenario
    let exponent: Double
    let exponentByHand: Double

    var isFault: Bool { exponent > max(Self.limit, exponentByHand + Self.limit - 1) }

    /// Measures both forms at three counts, the largest of which is the scenario's own.
    init(_ scenario: Scenario, rounds: Int) {
        self.scenario = scenario
        exponent = Self.exponent(scenario.count, rounds, scenario.library)
        exponentByHand = Self.exponent(scenario.count, rounds, scenario.byHand)
    }

    private static func exponent(_ count: Int, _ rounds: Int, _ work: (Int) -> Int) -> Double {
        slope(
            [16, 4, 1].map { divisor in
                let count = max(count / divisor, 16 / divisor)
                let best = (0..<rounds).map { _ in Scenario.nanoseconds(count, work) }.min() ?? 0
                return (x: log(Double(count)), y: log(best * Double(count)))
            })
    }

    private static func slope(_ points: [(x: Double, y: Double)]) -> Double {
        let x = points.map(\.x).reduce(0, +) / Double(points.count)
        let y = points.map(\.y).reduce(0, +) / Double(points.count)
        let together = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
        return together / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    }
}
