import Foundation
import Testing

@testable import ConfirmCode

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private struct Nameless: Error {}

private enum Named: LocalizedError {
    case mine, empty
    var errorDescription: String? { self == .mine ? "My own text" : "" }
}

struct ErrorTextTests {
    @Test func `an error without a text of its own shows the general one`() {
        #expect(ErrorText.of(Nameless()) == "Something went wrong. Try again.")
        #expect(ErrorText.of(Named.empty) == "Something went wrong. Try again.")
        #expect(ErrorText.of(NSError(domain: "elsewhere", code: 1)) == "Something went wrong. Try again.")
    }

    @Test func `an error with a text of its own shows that`() {
        #expect(ErrorText.of(Named.mine) == "My own text")
        let error = NSError(domain: "elsewhere", code: 1, userInfo: [NSLocalizedDescriptionKey: "Their own text"])
        #expect(ErrorText.of(error) == "Their own text")
    }

    @Test func `a request that was cancelled is nothing to show`() {
        #expect(ErrorText.of(CancellationError()) == nil)
        #expect(ErrorText.of(URLError(.cancelled)) == nil)
    }

    @Test func `an error of the network says so`() {
        #expect(ErrorText.of(URLError(.notConnectedToInternet)) == AuthError.network.errorDescription)
        #expect(ErrorText.of(AuthError.network) == AuthError.network.errorDescription)
    }
}
