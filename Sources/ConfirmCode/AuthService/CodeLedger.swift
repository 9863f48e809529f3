import Streams

/// The book of codes that were sent: which are valid, how often each phone guessed wrong. It has no clock and no chance
/// of its own.
struct CodeLedger: Sendable {
    /// A code on its way.
    struct Sent: Equatable, Sendable {
        let code: String
        let token: String
    }

    private struct Code: Sendable {
        let digits: String
        let expiry: RxTime
    }

    private struct Phone: Sendable {
        var codes: [Code] = []
        var lastSent: RxTime?
        var wrongAttempts = 0
        var lockedUntil: RxTime?
        var hasSignedIn = false
    }

    private struct Session: Sendable {
        let phone: String
        let code: String
    }

    private let policy: InMemoryAuthPolicy
    private var phones: [String: Phone] = [:]
    private var sessions: [String: Session] = [:]

    init(policy: InMemoryAuthPolicy) {
        self.policy = policy
    }

    /// Makes a code for `phone`, or takes the one that is still valid.
    mutating func send(
        to phone: String, at now: RxTime, using generator: inout some RandomNumberGenerator
    ) throws(AuthError) -> Sent {
        guard PhoneNumber.isE164(phone) else { throw .invalidPhoneNumber }
        var entry = phones[phone] ?? Phone()
        defer { phones[phone] = entry }
        try checkLockout(&entry, at: now)
        if let wait = wait(until: entry.lastSent?.advanced(by: policy.resendCooldown), at: now) {
            throw .resendTooSoon(wait: wait)
        }
        entry.codes.removeAll { $0.expiry <= now || policy.resend == .rotate }
        let code: String
        if policy.resend == .reuse, let valid = entry.codes.last {
            code = valid.digits
        } else {
            code = newCode(using: &generator)
            entry.codes.append(Code(digits: code, expiry: now.advanced(by: policy.codeLifetime)))
        }
        entry.lastSent = now
        let valid = entry.codes.map(\.digits)
        sessions = sessions.filter { $1.phone != phone || valid.contains($1.code) }
        let token = newToken(using: &generator)
        sessions[token] = Session(phone: phone, code: code)
        return Sent(code: code, token: token)
    }

    /// Uses up the codes of the session's phone where `code` is one of them, else counts a wrong attempt.
    mutating func confirm(code: String, token: String, at now: RxTime) throws(AuthError) -> AuthResult {
        guard !token.isEmpty else { throw .noSession }
        guard let session = sessions[token], var entry = phones[session.phone] else { throw .sessionExpired }
        defer { phones[session.phone] = entry }
        try checkLockout(&entry, at: now)
        entry.codes.removeAll { $0.expiry <= now }
        guard entry.codes.contains(where: { $0.digits == session.code }) else { throw .sessionExpired }
        let matches = entry.codes.filter { isEqualInConstantTime(code, $0.digits) }
        if matches.isEmpty {
            entry.wrongAttempts += 1
            if entry.wrongAttempts >= policy.attempts { entry.lockedUntil = now.advanced(by: policy.lockout) }
            throw .invalidCode
        }
        entry.codes = []
        entry.wrongAttempts = 0
        defer { entry.hasSignedIn = true }
        return entry.hasSignedIn ? .success : policy.firstSignIn
    }

    private func checkLockout(_ entry: inout Phone, at now: RxTime) throws(AuthError) {
        if let wait = wait(until: entry.lockedUntil, at: now) { throw .tooManyAttempts(wait: wait) }
        if entry.lockedUntil != nil {
            entry.lockedUntil = nil
            entry.wrongAttempts = 0
        }
    }

    private func wait(until moment: RxTime?, at now: RxTime) -> Duration? {
        guard let moment, moment > now else { return nil }
        return now.duration(to: moment)
    }

    private func newCode(using generator: inout some RandomNumberGenerator) -> String {
        String((0..<max(policy.codeLength, 1)).map { _ in Character("\(Int.random(in: 0...9, using: &generator))") })
    }

    private func newToken(using generator: inout some RandomNumberGenerator) -> String {
        let first = UInt64.random(in: .min ... .max, using: &generator)
        let second = UInt64.random(in: .min ... .max, using: &generator)
        return String(first, radix: 36) + String(second, radix: 36)
    }

    /// Looks at every byte of `left`, so that the time taken tells nothing about where the two differ.
    private func isEqualInConstantTime(_ left: String, _ right: String) -> Bool {
        let right = Array(right.utf8)
        var difference = left.utf8.count ^ right.count
        for (index, byte) in left.utf8.enumerated() {
            difference |= Int(byte ^ right[index % max(right.count, 1)])
        }
        return difference == 0
    }
}
