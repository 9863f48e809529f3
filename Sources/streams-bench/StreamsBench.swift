import AllocationCount
import Foundation

/// `streams-bench`: what the library costs, beside what the same would cost by hand, in one run.
@main enum StreamsBench {
    static func main() {
        do {
            switch try Arguments.parse(CommandLine.arguments.dropFirst()) {
            case .help: print(Arguments.usage)
            case .run(let options): run(options)
            }
        } catch { stop(2, "\(error.message)\n\(Arguments.usage)") }
    }

    private static var isDebug: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    private static func stop(_ status: Int32, _ message: String) -> Never {
        FileHandle.standardError.write(Data("streams-bench: \(message)\n".utf8))
        exit(status)
    }

    private static func run(_ options: Options) {
        let scenarios = Scenario.all.filter { options.filter.isEmpty || $0.name.contains(options.filter) }
        if scenarios.isEmpty { stop(2, "no scenario is named \(options.filter)") }
        let report = Report(format: options.format)
        if options.showsGrowth { return showGrowth(of: scenarios, options, report) }
        if options.showsMemory { return showMemory(options, report) }
        report.begin()
        let measurements = scenarios.map { scenario in
            let measurement = scenario.measure(rounds: options.rounds, isQuick: options.isQuick)
            report.add(measurement)
            return measurement
        }
        report.end()
        if let file = options.chart { write(BarChart(measurements).svg, to: file) }
        let stack = StackOfAStage.measured()
        report.add(stack)
        if stack.isTooDeep && !isDebug { stop(1, "a stage takes more than \(StackOfAStage.limit) bytes of stack") }
        if !measurements.allSatisfy(\.agrees) { stop(1, "a scenario and its hand-written form gave different results") }
    }

    private static func write(_ text: String, to file: String) {
        do {
            try "\(text)\n".write(toFile: file, atomically: true, encoding: .utf8)
        } catch { stop(1, "\(file) cannot be written: \(error.localizedDescription)") }
    }

    private static func showGrowth(of scenarios: [Scenario], _ options: Options, _ report: Report) {
        var faults: [String] = []
        for scenario in scenarios where scenario.hasGrowth {
            let growth = Growth(scenario, rounds: options.rounds)
            report.add(growth)
            if growth.isFault { faults.append(scenario.name) }
        }
        if !faults.isEmpty { stop(1, "grows faster than n log n: \(faults.joined(separator: "; "))") }
    }

    private static func showMemory(_ options: Options, _ report: Report) {
        count_allocations(true)
        let all = Memory.all(options.isQuick ? 10_000 : 10_000_000)
        for memory in all { report.add(memory) }
        report.add(idle: IdleSubscription.bytes())
        if let fault = all.first(where: \.isFault) { stop(1, "memory grows over the life of \(fault.name)") }
    }
}
