import Dispatch
import StreamsTesting
import Testing

@testable import Streams

@Suite struct SchedulerTypeTests {
    @Test func `tick k is due at the start plus k periods, however long the action takes`() {
        let time = ManualScheduler()
        let log = Log<Int64>()
        let disposable = time.schedulePeriodic(0, startAfter: .nanoseconds(10), period: .nanoseconds(100)) { count in
            log(time.now.nanoseconds)
            time.pass(.nanoseconds(30))
            return count + 1
        }
        time.advance(.nanoseconds(400))
        disposable.dispose()
        #expect(log.entries == [10, 110, 210, 310])
        #expect(time.pending == 0)
    }

    @Test func `a tick that runs before the scheduler has returned keeps the next one`() {
        let time = HastyScheduler()
        let log = Log<Int>()
        let disposable = time.schedulePeriodic(1, startAfter: .zero, period: .nanoseconds(100)) { count in
            log(count)
            return count + 1
        }
        time.manual.advance(.nanoseconds(250))
        #expect(log.entries == [1, 2, 3])
        disposable.dispose()
        #expect(time.manual.pending == 0)
    }

    @Test func `an endless time before now is a start in the past`() {
        let time = ManualScheduler()
        let log = Log<Int>()
        let disposable = time.schedulePeriodic(1, startAfter: .zero - .never, period: .nanoseconds(100)) { count in
            log(count)
            return count + 1
        }
        time.advance(.nanoseconds(250))
        disposable.dispose()
        #expect(log.entries.first == 1)
    }

    @Test func `of the ticks that pass during a long action only the last one runs, and the grid is kept`() {
        let time = ManualScheduler()
        let log = Log<[Int64]>()
        let disposable = time.schedulePeriodic(Int64(0), startAfter: .zero, period: .nanoseconds(100)) { count in
            log([count, time.now.nanoseconds])
            if count == 1 { time.pass(.nanoseconds(350)) }
            return count + 1
        }
        time.advance(.nanoseconds(700))
        disposable.dispose()
        #expect(log.entries == [[0, 0], [1, 100], [2, 450], [3, 500], [4, 600], [5, 700]])
    }

    @Test func `a tick that begins late stands for all that were due before it`() {
        let time = ManualScheduler()
        let log = Log<[Int64]>()
        let disposable = time.schedulePeriodic(Int64(0), startAfter: .zero, period: .nanoseconds(100)) { count in
            log([count, time.now.nanoseconds])
            return count + 1
        }
        time.advance(.nanoseconds(50))
        time.pass(.nanoseconds(200))
        time.advance(.nanoseconds(150))
        disposable.dispose()
        #expect(log.entries == [[0, 0], [1, 250], [2, 300], [3, 400]])
    }

    @Test func `a tick that is due as the action returns runs then`() {
        let time = ManualScheduler()
        let log = Log<[Int64]>()
        let disposable = time.schedulePeriodic(Int64(0), startAfter: .zero, period: .nanoseconds(100)) { count in
            log([count, time.now.nanoseconds])
            if count == 0 { time.pass(.nanoseconds(300)) }
            return count + 1
        }
        time.advance(.nanoseconds(400))
        disposable.dispose()
        #expect(log.entries == [[0, 0], [1, 300], [2, 400]])
    }

    @Test func `the last moment never comes`() {
        let time = TestScheduler(initialClock: 5)
        let count = Tally()
        _ = time.schedule(at: time.now.advanced(by: .never)) { count.add() }
        let periodic = time.schedulePeriodic((), startAfter: .never, period: .seconds(1)) { count.add() }
        time.start()
        periodic.dispose()
        #expect(count.value == 0)
    }

    @Test func `disposing from inside a tick stops, and frees the action`() {
        let time = ManualScheduler()
        let alive = Tally()
        let count = Tally()
        let lifetime = Lifetime()
        do {
            let probe = Probe(alive)
            lifetime.add(
                time.schedulePeriodic((), startAfter: .nanoseconds(1), period: .nanoseconds(1)) {
                    probe.touch()
                    count.add()
                    if count.value == 3 { lifetime.end() }
                })
        }
        time.advance(.nanoseconds(10))
        #expect(count.value == 3)
        #expect(time.pending == 0)
        #expect(alive.value == 0)
    }

    @Test func `a period of zero is a nanosecond`() {
        let time = ManualScheduler()
        let count = Tally()
        let disposable = time.schedulePeriodic((), startAfter: .zero, period: .zero) { count.add() }
        time.advance(.nanoseconds(5))
        disposable.dispose()
        #expect(count.value == 6)
    }

    @Test func `a schedule that never comes and one long past do not trap`() {
        let time = ManualScheduler()
        let count = Tally()
        let never = time.schedulePeriodic((), startAfter: .never, period: .never) { count.add() }
        let past = time.schedulePeriodic((), startAfter: .seconds(-1), period: .never) { count.add() }
        time.advance(.seconds(1))
        #expect(count.value == 1)
        never.dispose()
        past.dispose()
        #expect(time.pending == 0)
    }

    @Test func `a tick that runs before its own scheduling returns does not stop the ticks`() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "ticks")
        for _ in 0..<200 {
            let third = Signal()
            let disposable = scheduler.schedulePeriodic(1, startAfter: .zero, period: .nanoseconds(1)) { count in
                if count == 3 { third.give() }
                return count + 1
            }
            let arrived = third.take(within: 10)
            disposable.dispose()
            #expect(arrived)
            if !arrived { return }
        }
    }
}

/// Runs what is due at once inside the call that schedules it.
private final class HastyScheduler: SchedulerType {
    let manual = ManualScheduler()

    var now: RxTime { manual.now }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        dueTime > .zero ? manual.scheduleRelative(state, dueTime: dueTime, action: action) : action(state)
    }
}
