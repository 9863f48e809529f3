/// How far apart two moments of a scheduler are. It saturates at the nanoseconds of 64 bits, about 292 years.
public typealias RxTimeInterval = Duration

extension Duration {
    /// Longer than anything lasts: what is due after it never comes.
    public static var never: Duration { .nanoseconds(Int64.max) }

    /// The length in nanoseconds, saturating.
    var saturatedNanoseconds: Int64 {
        if self >= .nanoseconds(Int64.max) { return .max }
        if self <= .nanoseconds(Int64.min) { return .min }
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}

/// A moment of a scheduler, as nanoseconds since an origin of the scheduler's own.
public struct RxTime: InstantProtocol, Hashable, Sendable {
    /// Nanoseconds since the origin.
    public let nanoseconds: Int64

    /// The moment `nanoseconds` after the origin.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// The moment `duration` later, saturating.
    public func advanced(by duration: Duration) -> RxTime {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.saturatedNanoseconds)
        return RxTime(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : sum)
    }

    /// How far away `other` is, saturating.
    public func duration(to other: RxTime) -> Duration {
        let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
        return .nanoseconds(overflow ? (nanoseconds > 0 ? .min : .max) : difference)
    }

    /// True where `left` is earlier.
    public static func < (left: RxTime, right: RxTime) -> Bool { left.nanoseconds < right.nanoseconds }
}

/// The clock of the schedulers of real time: monotonic, and it goes on while the machine sleeps.
enum ProcessClock {
    private static let origin = ContinuousClock.now

    static var now: RxTime { RxTime(nanoseconds: origin.duration(to: .now).saturatedNanoseconds) }
}
