import Foundation
import Streams

/// A code that was sent to a phone: what it is confirmed with, and the wait for the next one on the monotonic clock.
struct PhoneSession: Hashable, Sendable {
    let phone: String
    let token: String
    let countdown: Countdown
    /// The codes that were not accepted.
    var rejections: [String: ConfirmCodeRules.Rejection] = [:]

    /// The session as it can be saved.
    func saved(now: RxTime, wallClock: Date) -> ConfirmCodeSession {
        ConfirmCodeSession(
            phone: phone, token: token, deadline: countdown.wallDeadline(now: now, wallClock: wallClock),
            total: countdown.total)
    }
}

extension ConfirmCodeSession {
    /// The session as it goes on, with what is left of its wait.
    func resumed(now: RxTime, wallClock: Date) -> PhoneSession {
        PhoneSession(
            phone: phone, token: token,
            countdown: Countdown(restoring: deadline, total: total, now: now, wallClock: wallClock))
    }
}
