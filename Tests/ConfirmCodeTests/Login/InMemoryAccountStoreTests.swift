import ConfirmCode
import Testing

struct InMemoryAccountStoreTests {
    @Test func `it gives back what was written last`() {
        let store = InMemoryAccountStore("anna")
        #expect(store.read() == "anna")
        store.write("bert")
        #expect(store.read() == "bert")
        store.write(nil)
        #expect(store.read() == nil)
        #expect(InMemoryAccountStore().read() == nil)
    }
}
