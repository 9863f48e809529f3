import ConfirmCode
import Foundation
import LoopbackServer
import Streams
import Testing

private let phone = "+15555550100"
private let secrets = [phone, "012345", "secret", "the-key", "id-1", "refresh-1", "127.0.0.1"]

/// Every text that somebody may log of `value`.
private func texts(of value: Any) -> [String] {
    var texts = ["\(value)", String(describing: value), String(reflecting: value), ""]
    dump(value, to: &texts[3])
    if let error = value as? any Error {
        texts.append(error.localizedDescription)
        let foundation = error as NSError
        texts += ["\(foundation)", foundation.debugDescription, "\(foundation.userInfo)"]
    }
    return texts
}

@Suite(.timeLimit(.minutes(10))) struct FirebasePrivacyTests {
    @Test(arguments: [
        LoopbackServer.Reply.silence, .bytes(""), .bytes("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nsecret"),
        .answer(200, ""), .answer(200, #"{"temporaryProof":"secret"}"#), .answer(400, "secret"),
        FirebaseStub.refusal("INVALID_CODE : secret"), FirebaseStub.refusal("QUOTA_EXCEEDED : \(phone) secret"),
    ])
    func `no error shows anything of the request or the answer`(reply: LoopbackServer.Reply) async throws {
        let stub = try FirebaseStub(timeout: .milliseconds(300), appVerification: { _ in .recaptchaToken("secret") }) {
            _ in reply
        }
        let errors = [
            await stub.service.loginByPhone(phone: phone).outcome().last?.error,
            await stub.service.confirmCode(code: "012345", token: "secret").outcome().last?.error,
            await stub.service.login(account: "secret", password: "secret").outcome().last?.error,
        ]
        for error in errors {
            for text in texts(of: try #require(error)) {
                for secret in secrets { #expect(!text.contains(secret)) }
            }
        }
    }

    @Test func `the service shows nothing of the project or of who is signed in`() async throws {
        let stub = try FirebaseStub { _ in FirebaseStub.signIn() }
        _ = try await stub.service.confirmCode(code: "012345", token: "secret").answer()
        for value in [stub.service, stub.service.credential as Any] {
            for text in texts(of: value) {
                for secret in secrets { #expect(!text.contains(secret)) }
            }
        }
    }
}
