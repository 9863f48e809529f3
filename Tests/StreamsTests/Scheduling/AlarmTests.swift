import Testing

@testable import Streams

@Suite struct AlarmTests {
    private let time = ManualScheduler()
    private let lifetime = Lifetime()
    private let log = Log<Int>()

    @Test func `the last setting counts`() {
        let alarm = Alarm(Funnel(lifetime), time)
        alarm.set(after: .seconds(2)) { log(1) }
        alarm.set(after: .seconds(1)) { log(2) }
        time.advance(.seconds(5))
        #expect(log.entries == [2])
        alarm.set(at: RxTime(nanoseconds: 7_000_000_000)) { log(3) }
        time.advance(.seconds(1))
        #expect(log.entries == [2])
        time.advance(.seconds(1))
        #expect(log.entries == [2, 3])
    }

    @Test func `it is cancelled by hand, and by the end of the lifetime`() {
        let alarm = Alarm(Funnel(lifetime), time)
        alarm.set(after: .seconds(1)) { log(1) }
        alarm.cancel()
        time.advance(.seconds(2))
        alarm.set(after: .seconds(1)) { log(2) }
        lifetime.end()
        time.advance(.seconds(2))
        #expect(log.entries.isEmpty)
        #expect(time.pending == 0)
    }

    @Test func `a setting that runs at once waits for the turn, and is void where another follows in it`() {
        let funnel = Funnel(lifetime)
        let alarm = Alarm(funnel, ImmediateScheduler.instance)
        funnel.send(()) {
            alarm.set(after: .zero) { log(1) }
            alarm.set(after: .zero) { log(2) }
            log(0)
        }
        #expect(log.entries == [0, 2])
    }
}
