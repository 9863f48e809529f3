import ConfirmCode
import Foundation
import Testing

struct FirebaseCredentialTests {
    private let credential = FirebaseCredential(
        userID: "secret-user", phoneNumber: "+15555550100", idToken: "secret-id", refreshToken: "secret-refresh",
        lifetime: .seconds(3600))

    @Test func `it can be stored and read back`() throws {
        let data = try JSONEncoder().encode(credential)
        #expect(try JSONDecoder().decode(FirebaseCredential.self, from: data) == credential)
    }

    @Test func `it shows nothing of itself`() {
        var texts = ["\(credential)", String(reflecting: credential), "\([credential])", ""]
        dump(credential, to: &texts[3])
        for text in texts {
            #expect(text.contains("FirebaseCredential"))
            #expect(!text.contains("secret") && !text.contains("555"))
        }
    }
}
