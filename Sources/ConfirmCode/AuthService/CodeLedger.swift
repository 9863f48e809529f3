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
        let number: Int
        let digits: String
        let expiry: RxTime
    }

    private struct Phone: Sendable {
        var codes: [Code] = []
        var lastSent: RxTime?
        var limit: AttemptLimit
        var hasSignedIn = false
    }

    private struct Session: Sendable {
        let phone: String
        /// The ``Code/number`` of the code that was sent for it.
        let code: Int
    }

    private let policy: InMemoryAuthPolicy
    private var codeCount = 0
    private var phones: [String: Phone] = [:]
    private var sessions: [String: Session] = [:]

    init(policy: InMemoryAuthPolicy) { self.policy = policy }

    /// Makes a code for `phone`, or takes the one that is still valid.
    mutating func send(
        to phone: String, at now: RxTime, using generator: inout some RandomNumberGenerator
    ) throws(AuthError) -> Sent {
        guard PhoneNumber.isE164(phone) else { throw .invalidPhoneNumber }
        var entry = phones[phone] ?? Phone(limit: AttemptLimit(attempts: policy.attempts, lockout: policy.lockout))
        defer { phones[phone] = entry }
        try entry.limit.check(at: now)
        if let next = entry.lastSent?.advanced(by: policy.resendCooldown), next > now {
            throw .resendTooSoon(wait: now.duration(to: next))
        }
        entry.codes.removeAll { $0.expiry <= now || policy.resend == .rotate }
        let code: Code
        if policy.resend == .reuse, let valid = entry.codes.last {
            code = valid
        } else {
            code = newCode(at: now, using: &generator)
            entry.codes.append(code)
        }
        entry.lastSent = now
        let valid = entry.codes.map(\.number)
        sessions = sessions.filter { $1.phone != phone || valid.contains($1.code) }
        let token = newToken(using: &generator)
        sessions[token] = Session(phone: phone, code: code.number)
        return Sent(code: code.digits, token: token)
    }

    /// Uses up the codes of the session's phone where `code` is one of them, else counts a wrong attempt.
    mutating func confirm(code: String, token: String, at now: RxTime) throws(AuthError) -> AuthResult {
        guard !token.isEmpty else { throw .noSession }
        guard let session = sessions[token], var entry = phones[session.phone] else { throw .sessionExpired }
        defer { phones[session.phone] = entry }
        try entry.limit.check(at: now)
        entry.codes.removeAll { $0.expiry <= now }
        guard entry.codes.contains(where: { $0.number == session.code }) else { throw .sessionExpired }
        let matches = entry.codes.filter { ConstantTime.areEqual(code, $0.digits) }
        if matches.isEmpty {
            entry.limit.fail(at: now)
            throw .invalidCode
        }
        entry.codes = []
        entry.limit.clear()
        defer { entry.hasSignedIn = true }
        return entry.hasSignedIn ? .success : policy.firstSignIn
    }

    private mutating func newCode(at now: RxTime, using generator: inout some RandomNumberGenerator) -> Code {
        codeCount += 1
        let digits = (0..<max(policy.codeLength, 1)).map { _ in Character("\(Int.random(in: 0...9, using: &generator))")
        }
        return Code(number: codeCount, digits: String(digits), expiry: now.advanced(by: policy.codeLifetime))
    }

    private func newToken(using generator: inout some RandomNumberGenerator) -> String {
        let first = UInt64.random(in: .min ... .max, using: &generator)
        let second = UInt64.random(in: .min ... .max, using: &generator)
        return String(first, radix: 36) + String(second, radix: 36)
    }
}
