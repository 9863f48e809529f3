import Streams

/// How often somebody guessed wrong, and for how long that locks them out. It has no clock of its own.
struct AttemptLimit: Sendable {
    /// How many wrong attempts lead to a lockout.
    let attempts: Int
    let lockout: Duration
    private var wrongAttempts = 0
    private var lockedUntil: RxTime?

    init(attempts: Int, lockout: Duration) {
        self.attempts = attempts
        self.lockout = lockout
    }

    /// Lets nobody pass during a lockout. One that is over has cleared the attempts.
    mutating func check(at now: RxTime) throws(AuthError) {
        guard let moment = lockedUntil else { return }
        if moment > now { throw .tooManyAttempts(wait: now.duration(to: moment)) }
        clear()
    }

    /// Counts a wrong attempt.
    mutating func fail(at now: RxTime) {
        wrongAttempts += 1
        if wrongAttempts >= attempts { lockedUntil = now.advanced(by: lockout) }
    }

    /// Forgets the wrong attempts.
    mutating func clear() {
        wrongAttempts = 0
        lockedUntil = nil
    }
}
