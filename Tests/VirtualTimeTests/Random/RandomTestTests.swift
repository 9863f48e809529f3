import Testing

@testable import VirtualTime

@Suite struct `A random test` {
    let shape = EventScript.Shape([.any], parameters: [0...9])

    @Test func `tries as many scripts as it is told, another each time`() {
        var scripts: [EventScript] = []
        let failure = RandomTest.failure(over: shape, count: 50, seed: 1) { script in
            scripts.append(script)
            return nil
        }
        #expect(failure == nil)
        #expect(scripts.count == 50)
        #expect(Set(scripts.map(\.description)).count > 40)
    }

    @Test func `shows the simplest script that fails, and the seed with which the one found is the first`() {
        let isWrong = { (script: EventScript) in
            script.sources[0].events.contains { ($0.value.element ?? 0) > 4 } && script.parameters[0] > 2
                ? "five or more" : nil
        }
        let failure = RandomTest.failure(over: shape, count: 100, seed: 1, isWrong)
        let lines = failure?.split(separator: "\n").map(String.init) ?? []
        #expect(lines.count == 4)
        #expect(lines.first?.wholeMatch(of: /Script \d+ of 100 fails. STREAMS_SEED=\d+ makes it the first./) != nil)
        let isSimplest = /source 0, (hot: 5@0|cold: 5@0|immediate: 5)/
        #expect(lines.dropFirst().first?.wholeMatch(of: isSimplest) != nil)
        #expect(lines.suffix(2) == ["parameters [3]", "five or more"])
        let named = failure?.firstMatch(of: /STREAMS_SEED=(\d+)/).flatMap { UInt64($0.1) }
        let again = RandomTest.failure(over: shape, count: 1, seed: named ?? 0, isWrong)
        #expect(again?.hasPrefix("Script 1 of 1 fails.") == true)
    }

    @Test func `takes its seed from the environment, another each time for a word`() {
        #expect(RandomTest.seed(from: "42") == 42)
        #expect(RandomTest.seed(from: nil) == RandomTest.seed(from: ""))
        #expect(Set((0..<5).map { _ in RandomTest.seed(from: "random") }).count > 1)
    }

    @Test func `takes from the environment how much the long tests do, at least once`() {
        #expect(RandomTest.rounds(from: "20") == 20)
        #expect(RandomTest.rounds(from: nil) == 1)
        #expect(RandomTest.rounds(from: "0") == 1)
        #expect(RandomTest.rounds(from: "many") == 1)
    }
}
