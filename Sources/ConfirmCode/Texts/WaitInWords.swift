/// A wait in minutes and seconds, rounded up to a second.
struct WaitInWords {
    private let wait: Int

    init(_ wait: Duration) { self.wait = Countdown.Reading(remaining: wait).seconds }

    /// The parts that are not nothing; "0 seconds" where both are.
    func text(minutes: (Int) -> String, seconds: (Int) -> String) -> String {
        let parts = (wait / 60, wait % 60)
        if parts.0 == 0 { return seconds(parts.1) }
        return parts.1 == 0 ? minutes(parts.0) : "\(minutes(parts.0)) \(seconds(parts.1))"
    }
}
