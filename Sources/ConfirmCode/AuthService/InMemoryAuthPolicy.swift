/// The rules of the in-memory service.
public struct InMemoryAuthPolicy: Equatable, Sendable {
    /// What a second code for the same phone does to the first.
    public enum Resend: Sendable {
        /// The code that is still valid is sent again.
        case reuse
        /// A new code is sent, and the one before is no longer accepted.
        case rotate
        /// A new code is sent, and the one before stays valid.
        case keepBoth
    }

    /// How many digits a code has: 6, about the 20 bits of entropy that NIST SP 800-63B §5.1.3.2 asks for.
    public var codeLength = 6
    /// How long a code is valid: 10 minutes (NIST SP 800-63B §5.1.3.2, OWASP ASVS 2.7.2).
    public var codeLifetime = Duration.seconds(600)
    /// How many wrong codes lock a phone: 5 (Twilio Verify). A new code does not start the count again.
    public var attempts = 5
    /// How long a phone is locked: 10 minutes (Twilio Verify).
    public var lockout = Duration.seconds(600)
    /// How long after a code the next one may be asked for: a minute, which is also what the screen's timer shows.
    public var resendCooldown = Duration.seconds(60)
    /// What a second code does to the first: it takes its place, so that there is one valid code at a time.
    public var resend = Resend.rotate
    /// What the first code that a phone confirms leads to. Later ones lead to success.
    public var firstSignIn = AuthResult.success

    /// The rules with their documented values.
    public init() {}
}
