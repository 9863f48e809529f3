/// Where a login form remembers the account, and the account alone: a password is never stored.
///
/// A form calls it from one place at a time, never twice at once.
public protocol AccountStore: Sendable {
    /// The account that is stored; nil where there is none.
    func read() -> String?

    /// Stores `account` in the place of what was there; nil erases it.
    func write(_ account: String?)
}
