import Testing
import VirtualTime

@testable import confirm_code

/// Random people, servers and clocks against what must hold whatever they do. A failure is a script for
/// `confirm-code --seed 1 --play`.
@MainActor
@Suite struct RandomPlayTests {
    private static let scripts = 1200
    private static let longest = 60

    @Test func `whatever happens, the promises of the sign-in hold`() throws {
        var count = 0
        for number in 0..<Self.scripts {
            let seed = RandomTest.seed &+ UInt64(number)
            let run = try play(seed)
            count += run.commands.count
            guard let reason = run.broken.first else { continue }
            let script = shrunk(run.commands, simpler: \.simpler, attempts: 500) { replay($0).contains(reason) }
            Issue.record(
                """
                STREAMS_SEED=\(seed) makes it the first: \(reason)
                \(script.map(\.description).joined(separator: "\n"))
                """)
            return
        }
        #expect(count > 15 * Self.scripts)
    }

    @Test func `a script that was played says the same again`() throws {
        let run = try play(RandomTest.seed)
        let lines = run.commands.map(\.description).joined(separator: "\n")
        #expect(try PlayScript(lines).steps.map(\.command) == run.commands)
        #expect(replay(run.commands) == run.broken)
    }

    private func play(_ seed: UInt64) throws -> RandomRun {
        var generator = ScriptGenerator(seed: seed)
        let run = try RandomRun()
        for _ in 0..<Int.random(in: 1...Self.longest, using: &generator) {
            run.play(.random(at: run.step, using: &generator))
            if run.isAuthorized || !run.broken.isEmpty { break }
        }
        end(run)
        return run
    }

    private func replay(_ commands: [PlayCommand]) -> [String] {
        guard let run = try? RandomRun() else { return [] }
        for command in commands {
            run.play(command)
            if run.isAuthorized || !run.broken.isEmpty { break }
        }
        end(run)
        return run.broken
    }

    /// Leaves in the middle of it, or lets everything late come first.
    private func end(_ run: RandomRun) {
        if run.isAuthorized { run.play(.wait(.seconds(100))) }
        run.leave()
    }
}
