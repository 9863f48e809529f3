import Streams
import Testing

@testable import ConfirmCode

private func at(_ seconds: Int) -> RxTime {
    RxTime(nanoseconds: 0).advanced(by: .seconds(seconds))
}

private func credential(_ lifetime: Duration) -> FirebaseCredential {
    FirebaseCredential(idToken: "i", refreshToken: "r", lifetime: lifetime)
}

struct FirebaseSessionTests {
    @Test func `a token is used until five minutes before its end`() {
        let session = FirebaseSession(credential(.seconds(3600)), at: at(100))
        #expect(session.freshToken(at: at(100)) == "i")
        #expect(session.freshToken(at: at(3399)) == "i")
        #expect(session.freshToken(at: at(3400)) == nil)
    }

    @Test func `one that lives no longer than that is never used`() {
        #expect(FirebaseSession(credential(.seconds(300)), at: at(100)).freshToken(at: at(100)) == nil)
        #expect(FirebaseSession(credential(.zero), at: at(0)).freshToken(at: at(0)) == nil)
    }

    @Test func `a stored one is of unknown age`() {
        #expect(FirebaseSession(stored: credential(.seconds(3600))).freshToken(at: at(0)) == nil)
    }
}
