import Foundation
import StreamsTesting

/// Explores the orders in which things can happen, one after the other, and shows the simplest that breaks a claim.
enum Exploration {
    /// What came of an order: the steps that were made, and what was wrong.
    struct Outcome {
        let steps: [String]
        let complaints: [String]
    }

    /// The order that the environment variable `STREAMS_ORDER` asks for: a name and its choices, as a failure tells them.
    static let wanted = wanted(from: ProcessInfo.processInfo.environment["STREAMS_ORDER"])

    static func wanted(from text: String?) -> (name: String, choices: [Int])? {
        guard let parts = text?.split(separator: "/", omittingEmptySubsequences: false), parts.count == 2 else {
            return nil
        }
        return (String(parts[0]), parts[1].split(separator: ".").compactMap { Int($0) })
    }

    /// Looks for an order in which something is wrong.
    ///
    /// - Parameters:
    ///   - name: What a wanted order is known by.
    ///   - count: How many orders are tried.
    ///   - run: Runs the order of some choices.
    /// - Returns: The complaints, the steps of the simplest order found, and how to have it again; nil where all is well.
    static func failure(
        of name: String, count: Int, seed: UInt64 = RandomTest.seed, wanted: (name: String, choices: [Int])? = wanted,
        _ run: (Choices) -> Outcome
    ) -> String? {
        if let wanted {
            guard wanted.name == name else { return nil }
            return text(name, wanted.choices, run(Choices(wanted.choices)))
        }
        for number in 0..<UInt64(max(count, 0)) {
            let choices = Choices(seed: seed &+ number)
            if run(choices).complaints.isEmpty { continue }
            let simplest = simplest(choices.made, run)
            return text(name, simplest, run(Choices(simplest)))
        }
        return nil
    }

    private static func text(_ name: String, _ choices: [Int], _ outcome: Outcome) -> String? {
        if outcome.complaints.isEmpty { return nil }
        return """
            \(outcome.complaints.joined(separator: "\n"))
            in this order, which STREAMS_ORDER='\(name)/\(choices.map(String.init).joined(separator: "."))' runs again:
            \(outcome.steps.joined(separator: "\n"))
            """
    }

    /// Goes on to a list that is shorter, or smaller in one place, and fails too, as long as there is one.
    private static func simplest(_ choices: [Int], _ run: (Choices) -> Outcome) -> [Int] {
        var choices = choices
        var attempts = 1500
        func fails(_ list: [Int]) -> Bool {
            attempts -= 1
            return attempts > 0 && !run(Choices(list)).complaints.isEmpty
        }
        var length = choices.count / 2
        while length > 0 {
            var start = 0
            while start < choices.count {
                var shorter = choices
                shorter.removeSubrange(start..<min(start + length, choices.count))
                if fails(shorter) { choices = shorter } else { start += length }
            }
            length /= 2
        }
        for index in choices.indices where choices[index] > 0 {
            var calmer = choices
            calmer[index] = 0
            if fails(calmer) { choices = calmer }
        }
        while choices.last == 0 { choices.removeLast() }
        return choices
    }
}
