import Dispatch
import Testing
import Threads

@testable import Streams

@Suite struct ScheduleRecursiveTests {
    @Test func `it runs again with the state it asks for`() {
        let time = ManualScheduler()
        let log = Log<Int>()
        let disposable = time.scheduleRecursive(1) { number, recurse in
            log(number)
            if number < 4 { recurse(number + 1) }
        }
        #expect(log.entries == [])
        time.advance(.zero)
        #expect(log.entries == [1, 2, 3, 4])
        #expect(time.pending == 0)
        disposable.dispose()
    }

    @Test(arguments: [0, 1])
    func `100,000 steps need no stack where work runs inside the call`(_ kind: Int) {
        withinSeconds {
            let scheduler: any ImmediateSchedulerType =
                kind == 0 ? ImmediateScheduler.instance : CurrentThreadScheduler.instance
            let count = Tally()
            _ = scheduler.scheduleRecursive(1) { number, recurse in
                count.add()
                if number < 100_000 { recurse(number + 1) }
            }
            #expect(count.value == 100_000)
        }
    }

    @Test func `disposal stops it, from inside and from outside`() {
        let time = ManualScheduler()
        let log = Log<Int>()
        let lifetime = Lifetime()
        lifetime.add(
            time.scheduleRecursive(1) { number, recurse in
                log(number)
                recurse(number + 1)
                if number == 3 { lifetime.end() }
            })
        let other = time.scheduleRecursive(10) { number, recurse in
            log(number)
            recurse(number + 1)
        }
        other.dispose()
        time.advance(.zero)
        #expect(log.entries == [1, 2, 3])
        #expect(time.pending == 0)
    }

    @Test func `it may ask twice`() {
        let time = ManualScheduler()
        let log = Log<String>()
        let disposable = time.scheduleRecursive("") { text, recurse in
            log(text)
            if text.count < 2 {
                recurse(text + "a")
                recurse(text + "b")
            }
        }
        time.advance(.zero)
        #expect(log.entries == ["", "a", "b", "aa", "ab", "ba", "bb"])
        disposable.dispose()
    }

    @Test func `what it captured is freed at the end`() {
        let time = ManualScheduler()
        let alive = Tally()
        let disposable: any Disposable
        do {
            let probe = Probe(alive)
            disposable = time.scheduleRecursive(1) { number, recurse in
                probe.touch()
                if number < 3 { recurse(number + 1) }
            }
        }
        time.advance(.zero)
        #expect(alive.value == 0)
        disposable.dispose()
    }

    @Test func `steps on a queue run one after the other`() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "recursion")
        let sum = Unlocked(0)
        let done = Signal()
        let disposable = scheduler.scheduleRecursive(1) { number, recurse in
            sum.value += number
            if number < 1000 { recurse(number + 1) } else { done.give() }
        }
        #expect(done.take())
        #expect(sum.value == 500_500)
        disposable.dispose()
    }
}
