import Foundation
import Streams

/// A wait that ends at a deadline. What is left is read off a clock, never counted down, so that no missed tick, sleep or
/// late timer can make it wrong.
public struct Countdown: Hashable, Sendable {
    /// The moment it is over.
    public let deadline: RxTime
    /// The whole wait.
    public let total: Duration

    /// A wait of `total` that begins at `start`; less than nothing counts as nothing.
    public init(from start: RxTime, lasting total: Duration) {
        self.init(deadline: start.advanced(by: max(total, .zero)), total: max(total, .zero))
    }

    /// A wait that was saved with a deadline of the wall clock, which survives a restart of the machine.
    ///
    /// What is left is kept between nothing and `total`, whatever happened to the wall clock.
    ///
    /// - Parameters:
    ///   - wallDeadline: The moment it is over, as ``wallDeadline(now:wallClock:)`` gave it.
    ///   - total: The whole wait.
    ///   - now: The present moment of the monotonic clock.
    ///   - wallClock: The present moment of the wall clock.
    public init(restoring wallDeadline: Date, total: Duration, now: RxTime, wallClock: Date) {
        let total = max(total, .zero)
        let left = Duration(wallDeadline.timeIntervalSince(wallClock), upTo: total)
        self.init(deadline: now.advanced(by: left), total: total)
    }

    private init(deadline: RxTime, total: Duration) {
        self.deadline = deadline
        self.total = total
    }

    /// What a clock that stands at `now` shows.
    public func reading(at now: RxTime) -> Reading { Reading(remaining: now.duration(to: deadline), of: total) }

    /// The moment after `reading` at which the number of seconds changes next; nil once it is over.
    public func nextChange(after reading: Reading) -> RxTime? {
        reading.isExpired ? nil : deadline.advanced(by: .seconds(1 - reading.seconds))
    }

    /// The deadline on the wall clock, which shows `wallClock` at the moment `now`, for saving.
    public func wallDeadline(now: RxTime, wallClock: Date) -> Date {
        wallClock.addingTimeInterval(now.duration(to: deadline) / .seconds(1))
    }
}

extension Countdown {
    /// What a countdown shows at a moment. Number, text and fraction agree.
    public struct Reading: Hashable, Sendable {
        /// Whole seconds left, rounded up: 0 only when it is over.
        public let seconds: Int
        /// The exact time left as a part of the whole, 0…1: 0 only when it is over.
        public let fraction: Double

        /// The reading of `remaining` out of `total`; the whole wait where no `total` is given.
        public init(remaining: Duration, of total: Duration? = nil) {
            let total = total ?? remaining
            let left = min(remaining, total)
            guard left > .zero else {
                seconds = 0
                fraction = 0
                return
            }
            let (whole, rest) = left.components
            seconds = min(Int(clamping: whole), .max - 1) + (rest > 0 ? 1 : 0)
            fraction = min(left / total, 1)
        }

        /// True when the wait is over.
        public var isExpired: Bool { seconds == 0 }

        /// Minutes and seconds as `mm:ss`; an hour is `60:00`.
        public var text: String { "\(padded(seconds / 60)):\(padded(seconds % 60))" }

        private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    }
}

extension Duration {
    /// `seconds` kept between nothing and `limit`.
    fileprivate init(_ seconds: Double, upTo limit: Duration) {
        if seconds >= limit / .seconds(1) { self = limit } else { self = seconds > 0 ? .seconds(seconds) : .zero }
    }
}
