import ConfirmCode
import Foundation
import Testing

struct UserDefaultsAccountStoreTests {
    @Test func `it gives back what was written last, under its own key`() throws {
        let suite = "confirm-code-tests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let store = UserDefaultsAccountStore(defaults, key: "login")
        #expect(store.read() == nil)
        store.write("anna")
        #expect(store.read() == "anna")
        #expect(UserDefaultsAccountStore(defaults, key: "login").read() == "anna")
        #expect(UserDefaultsAccountStore(defaults).read() == nil)
        store.write(nil)
        #expect(store.read() == nil)
        #expect(defaults.object(forKey: "login") == nil)
    }
}
