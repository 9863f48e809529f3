import Foundation
import StreamsTesting

/// The choices of a run, made by a seed or as a list says, and remembered: with the list the same run can be had again, and
/// with a shorter one a simpler run.
final class Choices: Sendable {
    private struct State {
        var generator: ScriptGenerator
        var given: [Int]?
        var made: [Int] = []
    }

    private let state: Guarded<State>

    init(seed: UInt64) {
        state = Guarded(State(generator: ScriptGenerator(seed: seed), given: nil))
    }

    /// The choices of a list, and then always the first possibility.
    init(_ given: [Int]) {
        state = Guarded(State(generator: ScriptGenerator(seed: 0), given: given))
    }

    /// What was chosen so far.
    var made: [Int] { state.change { $0.made } }

    /// One of so many possibilities, counted from 0.
    func of(_ count: Int) -> Int {
        state.change { state in
            let choice: Int
            if let given = state.given {
                choice = state.made.count < given.count ? given[state.made.count] % count : 0
            } else {
                choice = Int.random(in: 0..<count, using: &state.generator)
            }
            state.made.append(choice)
            return choice
        }
    }

    /// True once in so many times.
    func isOnce(in count: Int) -> Bool { of(count) == count - 1 }
}
