import Testing

@testable import ConfirmCode

struct FirebaseEndpointTests {
    @Test func `production is Google's two hosts`() {
        #expect(FirebaseEndpoint.production.identity.absoluteString == "https://identitytoolkit.googleapis.com/v1")
        #expect(FirebaseEndpoint.production.token.absoluteString == "https://securetoken.googleapis.com/v1")
    }

    @Test(arguments: ["127.0.0.1:9099", "localhost:1", "[::1]:65535", "build-7.example.com:9099"])
    func `an emulator has both below its address`(address: String) throws {
        let endpoint = try #require(FirebaseEndpoint(emulator: address))
        #expect(endpoint.identity.absoluteString == "http://\(address)/identitytoolkit.googleapis.com/v1")
        #expect(endpoint.token.absoluteString == "http://\(address)/securetoken.googleapis.com/v1")
    }

    @Test(arguments: [
        "", ":", "localhost", "localhost:", ":9099", "localhost:0", "localhost:65536", "localhost:x", "a b:1",
        "http://localhost:9099", "localhost:9099/", "localhost:9099/v1", "me@localhost:9099", "localhost:9099?a",
        "localhost:9099#a", "localhost:-1", "localhost:99999999999999999999",
    ])
    func `what is no host and port is no emulator`(address: String) {
        #expect(FirebaseEndpoint(emulator: address) == nil)
    }
}
