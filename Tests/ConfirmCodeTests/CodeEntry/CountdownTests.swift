import Foundation
import Streams
import Testing

@testable import ConfirmCode

private func at(_ seconds: Double) -> RxTime {
    RxTime(nanoseconds: 0).advanced(by: .seconds(seconds))
}

struct CountdownTests {
    @Test(arguments: [
        (120, "02:00"), (119.2, "02:00"), (119, "01:59"), (60, "01:00"), (9, "00:09"), (0.4, "00:01"), (3600, "60:00"),
        (7200, "120:00"), (0, "00:00"), (-12, "00:00"),
    ])
    func `the text is rounded up to a second`(remaining: Double, text: String) {
        #expect(Countdown.Reading(remaining: .seconds(remaining)).text == text)
    }

    @Test func `a reading follows from the deadline`() {
        let countdown = Countdown(from: at(10), lasting: .seconds(60))
        let reading = countdown.reading(at: at(25.5))
        #expect(reading.seconds == 45)
        #expect(reading.text == "00:45")
        #expect(reading.fraction == 44.5 / 60)
        #expect(!reading.isExpired)
    }

    @Test func `number, text and fraction agree at every moment`() {
        let countdown = Countdown(from: at(0), lasting: .seconds(3))
        for step in 0...40 {
            let reading = countdown.reading(at: at(Double(step) / 10))
            #expect(reading.isExpired == (step >= 30))
            #expect((reading.seconds == 0) == reading.isExpired)
            #expect((reading.text == "00:00") == reading.isExpired)
            #expect((reading.fraction == 0) == reading.isExpired)
            #expect((0...1).contains(reading.fraction))
        }
    }

    @Test func `a nanosecond before the deadline it is not over`() {
        let countdown = Countdown(from: at(0), lasting: .seconds(100_000_000))
        let reading = countdown.reading(at: countdown.deadline.advanced(by: .nanoseconds(-1)))
        #expect(reading.seconds == 1)
        #expect(reading.text == "00:01")
        #expect(reading.fraction > 0)
    }

    @Test func `in the background without a tick it is over at the first look`() {
        let countdown = Countdown(from: at(0), lasting: .seconds(60))
        #expect(countdown.reading(at: at(75)).text == "00:00")
        #expect(countdown.reading(at: at(75)).isExpired)
    }

    @Test func `far past the deadline nothing is negative`() {
        let reading = Countdown(from: at(0), lasting: .seconds(60)).reading(at: at(1e9))
        #expect(reading == Countdown.Reading(remaining: .zero))
        #expect(reading.fraction == 0)
        #expect(reading.seconds == 0)
    }

    @Test func `a tick exactly at the deadline is the last`() {
        let countdown = Countdown(from: at(0), lasting: .seconds(60))
        #expect(countdown.reading(at: at(60)).isExpired)
        #expect(countdown.nextChange(after: countdown.reading(at: at(60))) == nil)
    }

    @Test func `the number changes at whole seconds before the deadline`() {
        let countdown = Countdown(from: at(0), lasting: .seconds(2.5))
        #expect(countdown.nextChange(after: countdown.reading(at: at(0))) == at(0.5))
        #expect(countdown.nextChange(after: countdown.reading(at: at(0.5))) == at(1.5))
        #expect(countdown.nextChange(after: countdown.reading(at: at(1.7))) == at(2.5))
    }

    @Test(arguments: [Duration.zero, .seconds(-5)])
    func `a wait of nothing is over`(total: Duration) {
        let countdown = Countdown(from: at(7), lasting: total)
        #expect(countdown.reading(at: at(7)).isExpired)
        #expect(countdown.total == .zero)
    }

    @Test func `before its start it shows the whole wait`() {
        let reading = Countdown(from: at(10), lasting: .seconds(60)).reading(at: at(5))
        #expect(reading.seconds == 60)
        #expect(reading.fraction == 1)
    }

    @Test(arguments: [
        (40, 20, "a while in between"), (-3600, 60, "the wall clock set back"), (75, 0, "an absence"),
        (0, 60, "at once"), (1e12, 0, "a far future"),
    ])
    func `a saved wait goes on, and is never longer than the whole`(away: Double, left: Int, why: Comment) {
        let wall = Date(timeIntervalSince1970: 1_000_000)
        let saved = Countdown(from: at(500), lasting: .seconds(60)).wallDeadline(now: at(500), wallClock: wall)
        let restored = Countdown(
            restoring: saved, total: .seconds(60), now: at(3), wallClock: wall.addingTimeInterval(away))
        #expect(restored.reading(at: at(3)).seconds == left, why)
        #expect(restored.total == .seconds(60))
    }

    @Test func `a saved deadline that is no number is over`() {
        let restored = Countdown(
            restoring: Date(timeIntervalSince1970: .nan), total: .seconds(60), now: at(3), wallClock: Date())
        #expect(restored.reading(at: at(3)).isExpired)
    }
}
