import Foundation
import Testing

@testable import ConfirmCode

private func decode<Reply: Decodable>(_ type: Reply.Type, _ status: Int, _ body: String) throws -> Reply {
    try FirebaseReply.decode(type, from: HTTPAnswer(status, body))
}

struct FirebaseReplyTests {
    @Test func `a session has its info`() throws {
        #expect(try decode(FirebaseReply.Session.self, 200, #"{"sessionInfo":"s","more":1}"#).sessionInfo == "s")
    }

    @Test func `a sign-in is a credential`() throws {
        let body =
            #"{"isNewUser":true,"phoneNumber":"+1","localId":"u","idToken":"i","refreshToken":"r","expiresIn":"60"}"#
        let reply = try decode(FirebaseReply.SignIn.self, 200, body)
        #expect(reply.isNewUser == true)
        #expect(
            reply.credential
                == FirebaseCredential(
                    userID: "u", phoneNumber: "+1", idToken: "i", refreshToken: "r", lifetime: .seconds(60)))
    }

    @Test(arguments: [#"{}"#, #"{"temporaryProof":"p","phoneNumber":"+1"}"#, #"{"idToken":""}"#, #"{"idToken":null}"#])
    func `without an id token there is none`(body: String) throws {
        #expect(try decode(FirebaseReply.SignIn.self, 200, body).credential == nil)
    }

    @Test(arguments: [
        (#""3600""#, Duration.seconds(3600)), ("3600", .seconds(3600)), (#""soon""#, .zero), ("null", .zero),
        (#""99999999999999999999""#, .zero), ("[]", .zero),
    ])
    func `a lifetime that cannot be read is none`(value: String, lifetime: Duration) throws {
        let reply = try decode(FirebaseReply.SignIn.self, 200, #"{"idToken":"i","expiresIn":\#(value)}"#)
        #expect(reply.credential?.lifetime == lifetime)
    }

    @Test func `a refresh keeps what it does not name`() throws {
        let old = FirebaseCredential(userID: "u", phoneNumber: "+1", idToken: "i", refreshToken: "r")
        let short = try decode(FirebaseReply.Refresh.self, 200, #"{"id_token":"j","expires_in":"9"}"#)
        #expect(
            short.credential(renewing: old)
                == FirebaseCredential(
                    userID: "u", phoneNumber: "+1", idToken: "j", refreshToken: "r", lifetime: .seconds(9)))
        let whole = try decode(
            FirebaseReply.Refresh.self, 200, #"{"id_token":"j","refresh_token":"s","user_id":"v","expires_in":"9"}"#)
        #expect(whole.credential(renewing: old)?.refreshToken == "s")
        #expect(whole.credential(renewing: old)?.userID == "v")
    }

    @Test(arguments: [200, 400, 503])
    func `no body is a network error`(status: Int) {
        #expect(throws: AuthError.network) { try decode(FirebaseReply.Session.self, status, "") }
    }

    @Test(arguments: [200, 400, 502])
    func `what is not understood is unexpected`(status: Int) {
        for body in ["<html>", "{", "[]", "null", #"{"error":"no"}"#, #"{"error":{"code":400}}"#, "\u{FEFF}", " "] {
            #expect(throws: AuthError.unexpectedResponse) { try decode(FirebaseReply.Session.self, status, body) }
        }
    }

    @Test func `a refusal is its message's error`() {
        let body = #"{"error":{"code":400,"message":"INVALID_CODE","errors":[{"message":"OTHER"}]}}"#
        #expect(throws: AuthError.invalidCode) { try decode(FirebaseReply.Session.self, 400, body) }
    }
}
