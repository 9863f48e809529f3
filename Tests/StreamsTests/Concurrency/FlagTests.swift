import Testing
import Threads

@testable import Streams

@Suite struct FlagTests {
    private final class Box: Sendable {
        let flag = Flag()

        var isRaised: Bool { flag.isRaised }
    }

    @Test func `one of several threads raises a flag`() {
        for _ in 0..<300 {
            let box = Box()
            let winners = Tally()
            #expect(!box.isRaised)
            together(3) { _ in
                if box.flag.raise() { winners.add() }
            }
            #expect(winners.value == 1)
            #expect(box.isRaised)
        }
    }
}
