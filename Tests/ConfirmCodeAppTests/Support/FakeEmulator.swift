import Foundation
import LoopbackServer
import Streams

@testable import confirm_code

/// What the app uses of the Firebase auth emulator. Every session has another code, as long as the list is asked for.
struct FakeEmulator {
    let server: LoopbackServer
    let options: [String]

    init(hasInbox: Bool = true) throws {
        let sessions = Locked(0)
        server = try LoopbackServer { request in
            if request.target == "/emulator/v1/projects/demo-app/verificationCodes" {
                return hasInbox ? .answer(200, Self.inbox(sessions.value)) : .answer(404, "Not Found")
            }
            if request.target.contains("accounts:sendVerificationCode") {
                let number = sessions.withLock {
                    $0 += 1
                    return $0
                }
                return .answer(200, #"{"sessionInfo":"session-\#(number)"}"#)
            }
            guard request.target.contains("accounts:signInWithPhoneNumber") else { return .answer(404, "{}") }
            let isRight =
                request.text == #"{"code":"\#(Self.code(sessions.value))","sessionInfo":"session-\#(sessions.value)"}"#
            return isRight
                ? .answer(200, #"{"idToken":"i","refreshToken":"r","expiresIn":"3600","localId":"u"}"#)
                : .answer(400, #"{"error":{"code":400,"message":"INVALID_CODE"}}"#)
        }
        options = ["--firebase-emulator", "127.0.0.1:\(server.port)", "--project", "demo-app"]
    }

    /// The code of a session.
    static func code(_ number: Int) -> String { "00000\(number)" }

    private static func inbox(_ count: Int) -> String {
        let codes = (0..<count).map { index in
            #"{"phoneNumber":"+15555550100","sessionInfo":"session-\#(index + 1)","code":"\#(code(index + 1))"}"#
        }
        return #"{"verificationCodes":[\#(codes.joined(separator: ","))]}"#
    }
}
