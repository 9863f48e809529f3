import Testing
import Threads

@testable import Streams

@Suite struct CounterTests {
    private final class Box: Sendable {
        let counter = Counter()

        var value: UInt64 { counter.value }

        func decrement() -> UInt64 { counter.decrement() }
    }

    @Test func `threads that count lose nothing, and each number is handed out once`() {
        let box = Box()
        let numbers = Log<UInt64>()
        together(3) { _ in
            for _ in 0..<1_000 { numbers(box.counter.increment()) }
        }
        #expect(numbers.entries.sorted() == Array(1...3_000))
        #expect(box.decrement() == 2_999)
        #expect(box.value == 2_999)
    }
}
