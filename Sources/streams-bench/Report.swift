import Foundation

/// Prints measurements as they come.
struct Report {
    enum Format {
        case table
        case json
    }

    let format: Format

    func begin() {
        guard format == .table else { return }
        print(row("scenario", "per", "ns", "by hand", "ratio", "allocations"))
    }

    func add(_ measurement: Measurement) {
        let scenario = measurement.scenario
        switch format {
        case .table:
            print(
                row(
                    scenario.name, scenario.unit, number(measurement.library), number(measurement.byHand),
                    number(measurement.ratio, digits: 2), measurement.allocations.map { number($0, digits: 2) } ?? "-"))
        case .json:
            let line = Line(
                scenario: scenario.name, unit: scenario.unit,
                nanoseconds: measurement.library, byHand: measurement.byHand, ratio: measurement.ratio,
                allocations: measurement.allocations)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            if let data = try? encoder.encode(line) { print(String(decoding: data, as: UTF8.self)) }
        }
    }

    func add(_ stack: StackOfAStage) {
        switch format {
        case .table:
            print(
                "Stack of a stage: subscribing \(stack.subscription), delivering \(stack.delivery), "
                    + "releasing \(stack.release) bytes.")
        case .json:
            print(
                "{\"stack\":{\"delivery\":\(stack.delivery),\"release\":\(stack.release),"
                    + "\"subscription\":\(stack.subscription)}}")
        }
    }

    func add(_ growth: Growth) {
        switch format {
        case .table:
            print(
                row(
                    growth.scenario.name, "n^", number(growth.exponent, digits: 2),
                    "by hand", number(growth.exponentByHand, digits: 2)))
        case .json:
            print(
                "{\"scenario\":\"\(growth.scenario.name)\",\"exponent\":\(growth.exponent),"
                    + "\"exponentByHand\":\(growth.exponentByHand)}")
        }
    }

    func add(_ memory: Memory) {
        let growth = memory.growth.map { "\($0)" }
        switch format {
        case .table: print(row(memory.name, "bytes", growth ?? "-"))
        case .json: print("{\"memory\":\"\(memory.name)\",\"growth\":\(growth ?? "null")}")
        }
    }

    func add(idle bytes: Double?) {
        switch format {
        case .table: print(row("an idle subscription to a subject", "bytes", bytes.map { number($0) } ?? "-"))
        case .json: print("{\"idle\":\(bytes.map { "\($0)" } ?? "null")}")
        }
    }

    func end() {
        guard format == .table else { return }
        print(
            "\nNanoseconds for one unit, the fastest of the rounds, and allocations. The ratio is to the hand-written form."
        )
    }

    private struct Line: Encodable {
        let scenario: String
        let unit: String
        let nanoseconds: Double
        let byHand: Double
        let ratio: Double
        let allocations: Double?
    }

    private func row(_ name: String, _ unit: String, _ figures: String...) -> String {
        let left = name.padding(toLength: 60, withPad: " ", startingAt: 0)
        let middle = unit.padding(toLength: 8, withPad: " ", startingAt: 0)
        return left + middle + figures.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
    }

    private func number(_ value: Double, digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }
}
