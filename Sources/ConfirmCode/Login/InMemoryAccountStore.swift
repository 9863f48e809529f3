import Streams

/// A store that forgets when the process ends.
public final class InMemoryAccountStore: AccountStore {
    private let account: Locked<String?>

    /// A store that holds `account`.
    public init(_ account: String? = nil) { self.account = Locked(account) }

    /// The account that is stored; nil where there is none.
    public func read() -> String? { account.value }

    /// Stores `account` in the place of what was there; nil erases it.
    public func write(_ account: String?) { _ = self.account.exchange(account) }
}
