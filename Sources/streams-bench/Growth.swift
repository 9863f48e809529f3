import Foundation

/// How the cost of a scenario grows with its count: the exponent of a power, fitted to the time for n, 4n and 16n.
struct Growth {
    /// Above this it is a fault: 1.0, and room for a logarithm and a noisy machine.
    static let limit = 1.1

    let scenario: Scenario
    let exponent: Double

    var isFault: Bool { exponent > Self.limit }

    /// Measures the library's form at three counts, the largest of which is the scenario's own.
    init(_ scenario: Scenario, rounds: Int) {
        let points = [16, 4, 1].map { divisor in
            let count = max(scenario.count / divisor, 16 / divisor)
            let best = (0..<rounds).map { _ in Scenario.nanoseconds(count, scenario.library) }.min() ?? 0
            return (x: log(Double(count)), y: log(best * Double(count)))
        }
        self.scenario = scenario
        exponent = Self.slope(points)
    }

    private static func slope(_ points: [(x: Double, y: Double)]) -> Double {
        let x = points.map(\.x).reduce(0, +) / Double(points.count)
        let y = points.map(\.y).reduce(0, +) / Double(points.count)
        let together = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
        return together / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    }
}
