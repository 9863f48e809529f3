import Testing
import Threads

@testable import Streams

@Suite struct TrampolineTests {
    @Test func `what is asked for while a job runs, runs after it, in order`() {
        let trampoline = Trampoline()
        let log = Log<Int>()
        trampoline.run {
            trampoline.run { log(2) }
            trampoline.run {
                trampoline.run { log(4) }
                log(3)
            }
            log(1)
        }
        #expect(log.entries == [1, 2, 3, 4])
    }

    @Test func `100,000 jobs that ask for the next need no stack`() {
        let count = Tally()
        withinSeconds {
            let trampoline = Trampoline()
            @Sendable func job(_ left: Int) {
                count.add()
                if left > 1 { trampoline.run { job(left - 1) } }
            }
            trampoline.run { job(100_000) }
        }
        #expect(count.value == 100_000)
    }

    @Test func `jobs of several threads run once each, never two at a time`() {
        for _ in 0..<100 {
            let trampoline = Trampoline()
            let log = Unlocked<[Int]>([])
            together(3) { thread in
                for number in 0..<100 { trampoline.run { log.value.append(thread * 100 + number) } }
            }
            #expect(log.value.sorted() == Array(0..<300))
        }
    }
}
