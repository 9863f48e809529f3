import Testing
import Threads

@testable import Streams

@Suite struct TurnTests {
    private final class Line<Input>: Sendable {
        private let turn = Turn<Input>()

        func enter(_ input: Input) -> Bool { turn.enter(input) }

        func next() -> Input? { turn.next() }

        func send(_ input: Input, _ handle: (Input) -> Void) {
            guard turn.enter(input) else { return }
            handle(input)
            while let queued = turn.next() { handle(queued) }
        }
    }

    @Test func `what is sent while the turn is held waits, in order`() {
        let line = Line<Int>()
        #expect(line.enter(1))
        #expect(!line.enter(2))
        #expect(!line.enter(3))
        #expect(line.next() == 2)
        #expect(!line.enter(4))
        #expect(line.next() == 3)
        #expect(line.next() == 4)
        #expect(line.next() == nil)
        #expect(line.enter(5))
        #expect(line.next() == nil)
    }

    @Test func `threads lose nothing, never overlap, and each keeps its order`() {
        for threads in 2...4 {
            for _ in 0..<40 {
                let line = Line<Int>()
                let log = Unlocked<[Int]>([])
                let isInside = Unlocked(false)
                let overlaps = Unlocked(0)
                together(threads) { thread in
                    for number in 0..<1_000 {
                        line.send(thread * 1_000 + number) { input in
                            if isInside.value { overlaps.value += 1 }
                            isInside.value = true
                            log.value.append(input)
                            isInside.value = false
                        }
                    }
                }
                #expect(overlaps.value == 0)
                #expect(log.value.count == threads * 1_000)
                for thread in 0..<threads {
                    let own = log.value.filter { $0 / 1_000 == thread }
                    #expect(own == Array(thread * 1_000..<(thread + 1) * 1_000))
                }
                #expect(line.enter(0))
            }
        }
    }

    @Test func `100,000 re-entrant steps need no stack`() {
        let last = Tally()
        withinSeconds {
            let line = Line<Int>()
            @Sendable func step(_ number: Int) {
                last.add()
                if number < 100_000 { line.send(number + 1, step) }
            }
            line.send(1, step)
        }
        #expect(last.value == 100_000)
    }

    @Test func `100,000 inputs that nobody takes are freed with the turn on a small stack`() {
        let alive = Tally()
        withinSeconds {
            for taken in [0, 1] {
                let line = Line<Probe>()
                _ = line.enter(Probe(alive))
                for _ in 0..<50_000 { _ = line.enter(Probe(alive)) }
                for _ in 0..<taken { _ = line.next() }
                for _ in 0..<50_000 { _ = line.enter(Probe(alive)) }
                #expect(alive.value == 100_000 - taken)
            }
        }
        #expect(alive.value == 0)
    }

    @Test func `an input is freed once it was handled`() {
        let alive = Tally()
        let line = Line<Probe>()
        let handled = Tally()
        line.send(Probe(alive)) { _ in
            handled.add()
            if handled.value > 3 { return }
            line.send(Probe(alive)) { $0.touch() }
        }
        #expect(handled.value == 4)
        #expect(alive.value == 0)
    }
}
