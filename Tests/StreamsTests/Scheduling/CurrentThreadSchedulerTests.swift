import Dispatch
import Testing
import Threads

@testable import Streams

@Suite struct CurrentThreadSchedulerTests {
    private let scheduler = CurrentThreadScheduler.instance

    @Test func `work scheduled from work runs after it, first in, first out`() {
        let log = Log<Int>()
        #expect(CurrentThreadScheduler.isScheduleRequired)
        _ = scheduler.schedule {
            #expect(!CurrentThreadScheduler.isScheduleRequired)
            for number in 2...4 { _ = CurrentThreadScheduler.instance.schedule { log(number) } }
            log(1)
        }
        #expect(log.entries == [1, 2, 3, 4])
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func `100,000 steps that schedule their successor need no stack`() {
        let count = Tally()
        withinSeconds {
            @Sendable func step(_ left: Int) {
                count.add()
                if left > 1 { _ = CurrentThreadScheduler.instance.schedule { step(left - 1) } }
            }
            _ = CurrentThreadScheduler.instance.schedule { step(100_000) }
        }
        #expect(count.value == 100_000)
    }

    @Test func `what waits runs in the order of its due times, of equal ones first in, first out`() {
        let log = Log<Int>()
        let start = scheduler.now
        _ = scheduler.schedule {
            let scheduler = CurrentThreadScheduler.instance
            _ = scheduler.schedule { log(1) }
            _ = scheduler.schedule(after: .milliseconds(500)) { log(6) }
            _ = scheduler.schedule(after: .milliseconds(200)) {
                log(4)
                _ = scheduler.schedule { log(5) }
            }
            _ = scheduler.schedule(after: .zero) { log(2) }
            _ = scheduler.schedule(after: .seconds(-1)) { log(3) }
        }
        #expect(log.entries == [1, 2, 3, 4, 5, 6])
        #expect(start.duration(to: scheduler.now) >= .milliseconds(500))
    }

    @Test func `disposed work is not waited for`() {
        withinSeconds {
            let log = Log<Int>()
            _ = CurrentThreadScheduler.instance.schedule {
                let late = CurrentThreadScheduler.instance.schedule(after: .seconds(3_600)) { log(1) }
                _ = CurrentThreadScheduler.instance.schedule {
                    log(2)
                    late.dispose()
                }
            }
            #expect(log.entries == [2])
        }
    }

    @Test func `what never comes blocks nothing`() {
        withinSeconds {
            let log = Log<Int>()
            let never = CurrentThreadScheduler.instance.schedule(after: .never) { log(1) }
            ImmediateScheduler.instance.schedule(after: .never) { log(2) }.dispose()
            never.dispose()
            #expect(log.entries.isEmpty)
        }
    }

    @Test func `what the action returns is disposed once with the result`() {
        let disposals = Tally()
        for dueTime in [Duration.zero, .microseconds(10)] {
            let result = scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                Disposables.create { disposals.add() }
            }
            #expect(disposals.value == 0)
            result.dispose()
            result.dispose()
            #expect(disposals.value == 1)
            disposals.add(-1)
        }
    }

    @Test func `each of 100 threads has a queue of its own`() {
        let log = Log<[Int]>()
        together(100) { thread in
            let mine = Unlocked<[Int]>([])
            #expect(!CurrentThread.isRunning)
            CurrentThread.run {
                for number in 0..<50 {
                    CurrentThread.schedule {
                        mine.value.append(thread * 1_000 + number)
                    }
                }
                #expect(mine.value.isEmpty)
            }
            #expect(!CurrentThread.isRunning)
            log(mine.value)
        }
        #expect(log.entries.count == 100)
        for entry in log.entries {
            #expect(entry == Array((entry.first ?? 0)..<(entry.first ?? 0) + 50))
        }
    }

    @Test func `work that hops to another queue does not take the trampoline along`() {
        let queue = DispatchQueue(label: "hop")
        let log = Log<Bool>()
        let done = Signal()
        queue.async {
            CurrentThread.run {
                queue.async { log(CurrentThread.isRunning) }
                DispatchQueue.global().async {
                    log(CurrentThread.isRunning)
                    queue.async {
                        log(CurrentThread.isRunning)
                        done.give()
                    }
                }
            }
        }
        #expect(done.take())
        #expect(log.entries == [false, false, false])
    }
}
