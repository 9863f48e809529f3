import Foundation
import Streams

/// A store in the user defaults of the app.
public struct UserDefaultsAccountStore: AccountStore {
    private let defaults: Held<UserDefaults>
    private let key: String

    /// A store in `defaults`, whose methods may be called from anywhere.
    ///
    /// - Parameters:
    ///   - defaults: Where the account is kept.
    ///   - key: The name it is kept under.
    public init(_ defaults: UserDefaults = .standard, key: String = "account") {
        self.defaults = Held(defaults)
        self.key = key
    }

    /// The account that is stored; nil where there is none.
    public func read() -> String? { defaults.value.string(forKey: key) }

    /// Stores `account` in the place of what was there; nil erases it.
    public func write(_ account: String?) {
        if let account { defaults.value.set(account, forKey: key) } else { defaults.value.removeObject(forKey: key) }
    }
}
