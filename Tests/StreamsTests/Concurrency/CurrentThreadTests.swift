import Testing
import Threads

@testable import Streams

@Suite struct CurrentThreadTests {
    @Test func `a run inside a run is part of it`() {
        let log = Log<Int>()
        CurrentThread.run {
            CurrentThread.schedule { log(3) }
            CurrentThread.run {
                CurrentThread.schedule { log(4) }
                log(1)
            }
            log(2)
        }
        #expect(log.entries == [1, 2, 3, 4])
    }

    @Test func `work outside of a run runs at once`() {
        let log = Log<Int>()
        CurrentThread.schedule {
            #expect(CurrentThread.isRunning)
            log(1)
        }
        log(2)
        #expect(log.entries == [1, 2])
        #expect(!CurrentThread.isRunning)
    }

    @Test func `sleeping to a time that is past returns at once`() {
        withinSeconds {
            CurrentThread.sleep(until: RxTime(nanoseconds: .min))
            CurrentThread.sleep(until: ProcessClock.now)
        }
    }

    @Test func `jobs are freed when they have run`() {
        let alive = Tally()
        CurrentThread.run {
            for _ in 0..<3 {
                let probe = Probe(alive)
                CurrentThread.schedule { probe.touch() }
            }
            #expect(alive.value == 3)
        }
        #expect(alive.value == 0)
    }
}
