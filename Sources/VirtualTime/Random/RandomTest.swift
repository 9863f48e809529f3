import Foundation

/// Tests that a claim holds for random scripts, and the simplest script that it does not hold for.
public enum RandomTest {
    /// The seed of this process: what the environment variable `STREAMS_SEED` says, else always the same. For any word,
    /// such as `random`, it is another one in each process.
    public static let seed = seed(from: ProcessInfo.processInfo.environment["STREAMS_SEED"])
    /// How many times as much the long tests of this process do: what the environment variable `STREAMS_ROUNDS` says, else
    /// once.
    package static let rounds = rounds(from: ProcessInfo.processInfo.environment["STREAMS_ROUNDS"])

    /// Looks for a script that `complaint` has something to say about.
    ///
    /// - Parameters:
    ///   - shape: What the scripts look like.
    ///   - count: How many are tried.
    ///   - seed: Decides the scripts. With the seed that a failure names, the script that failed is the first one.
    ///   - complaint: What is wrong with what a script gives; nil where nothing is.
    /// - Returns: The complaint about the simplest script found, that script, and the seed; nil where there is none.
    public static func failure(
        over shape: EventScript.Shape, count: Int = 1000, seed: UInt64 = RandomTest.seed,
        _ complaint: (EventScript) -> String?
    ) -> String? {
        for number in 0..<UInt64(max(count, 0)) {
            var generator = ScriptGenerator(seed: seed &+ number)
            let script = EventScript.random(shape, using: &generator)
            guard let found = complaint(script) else { continue }
            let (simplest, reason) = shrink(script, found, in: shape, complaint)
            return """
                Script \(number + 1) of \(count) fails. STREAMS_SEED=\(seed &+ number) makes it the first.
                \(simplest)
                \(reason)
                """
        }
        return nil
    }

    static func seed(from text: String?) -> UInt64 {
        guard let text, !text.isEmpty else { return 1 }
        if let seed = UInt64(text) { return seed }
        return .random(in: 0...UInt64(UInt32.max))
    }

    static func rounds(from text: String?) -> Int { max(1, text.flatMap { Int($0) } ?? 1) }

    /// Goes on to a simpler script that fails too, as long as there is one.
    private static func shrink(
        _ script: EventScript, _ reason: String, in shape: EventScript.Shape, _ complaint: (EventScript) -> String?
    ) -> (EventScript, String) {
        var script = script
        var reason = reason
        var attempts = 2000
        search: while true {
            for simpler in script.simpler(in: shape) {
                attempts -= 1
                if attempts < 0 { break search }
                if let found = complaint(simpler) {
                    script = simpler
                    reason = found
                    continue search
                }
            }
            break
        }
        return (script, reason)
    }
}
