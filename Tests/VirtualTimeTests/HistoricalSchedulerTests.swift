import Foundation
import StreamsTesting
import Testing

@testable import Streams

private final class Dates: Sendable {
    private let list = Locked<[Date]>([])

    var entries: [Date] { list.value }

    func callAsFunction(_ date: Date) { list.withLock { $0.append(date) } }
}

@Suite struct HistoricalSchedulerTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test func `a month of days passes at once`() {
        let scheduler = HistoricalScheduler(initialClock: start)
        let dates = Dates()
        let day: TimeInterval = 24 * 60 * 60
        let disposable = Observable<Int>.interval(.seconds(day), scheduler: scheduler).take(30)
            .subscribe(onNext: { _ in dates(scheduler.clock) })
        scheduler.start()
        #expect(dates.entries == (1...30).map { start.addingTimeInterval(day * Double($0)) })
        disposable.dispose()
    }

    @Test func `what happened at a date runs at that date, what is past at the present one`() {
        let scheduler = HistoricalScheduler(initialClock: start)
        let dates = Dates()
        for seconds in [20.0, 10, -5] {
            scheduler.scheduleAt(start.addingTimeInterval(seconds)) { dates(scheduler.clock) }
        }
        scheduler.advanceTo(start.addingTimeInterval(15))
        #expect(dates.entries == [start, start.addingTimeInterval(10)])
        #expect(scheduler.clock == start.addingTimeInterval(15))
        scheduler.advanceBy(.seconds(5))
        #expect(dates.entries.last == start.addingTimeInterval(20))
    }

    @Test func `now is the time since the first date, to the nanosecond`() {
        let scheduler = HistoricalScheduler(initialClock: start)
        scheduler.advanceBy(.seconds(200 * 24 * 60 * 60))
        scheduler.advanceBy(.nanoseconds(1))
        #expect(scheduler.now == RxTime(nanoseconds: 17_280_000_000_000_001))
        #expect(HistoricalScheduler().clock == Date(timeIntervalSince1970: 0))
    }

    @Test func `disposed work does not run, nor what is never due, and a run may be stopped`() {
        let scheduler = HistoricalScheduler(initialClock: start)
        let dates = Dates()
        scheduler.schedule(after: .seconds(1)) { dates(scheduler.clock) }.dispose()
        _ = scheduler.schedule(after: .never) { dates(scheduler.clock) }
        _ = scheduler.schedule(after: .seconds(2)) {
            dates(scheduler.clock)
            scheduler.stop()
        }
        _ = scheduler.schedule(after: .seconds(3)) { dates(scheduler.clock) }
        scheduler.start()
        #expect(dates.entries == [start.addingTimeInterval(2)])
        scheduler.start()
        #expect(dates.entries.count == 2)
    }

    @Test func `the clock does not go back`() {
        let scheduler = HistoricalScheduler(initialClock: start)
        withKnownIssue {
            scheduler.advanceTo(start.addingTimeInterval(-1))
        } matching: { issue in
            "\(issue)".contains("does not go back")
        }
        #expect(scheduler.clock == start)
    }

    @Test func `what the action returns is disposed with the result`() {
        let scheduler = HistoricalScheduler()
        let dates = Dates()
        let result = scheduler.schedule(()) { _ in Disposables.create { dates(scheduler.clock) } }
        scheduler.start()
        #expect(dates.entries == [])
        result.dispose()
        result.dispose()
        #expect(dates.entries.count == 1)
    }
}
