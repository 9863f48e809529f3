import ConfirmCode
import Dispatch
import LoopbackServer
import Streams

/// A service and the server that it talks to.
struct FirebaseStub {
    let server: LoopbackServer
    let service: FirebaseAuthService

    init(
        locale: String? = nil, timeout: Duration = .seconds(60), credential: FirebaseCredential? = nil,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        appVerification: FirebaseAuthService.AppVerification? = nil, _ handler: @escaping LoopbackServer.Handler
    ) throws {
        server = try LoopbackServer(handler)
        guard let endpoint = FirebaseEndpoint(emulator: "127.0.0.1:\(server.port)") else { throw AuthError.network }
        service = FirebaseAuthService(
            apiKey: "the-key", endpoint: endpoint, locale: locale, timeout: timeout, credential: credential,
            scheduler: scheduler, appVerification: appVerification)
    }

    /// The answer that refuses a request.
    static func refusal(_ message: String, status: Int = 400) -> LoopbackServer.Reply {
        let errors = #"[{"message":"\#(message)","reason":"invalid","domain":"global"}]"#
        return .answer(status, #"{"error":{"code":\#(status),"message":"\#(message)","errors":\#(errors)}}"#)
    }

    /// The answer to a sign-in.
    static func signIn(isNewUser: Bool = false, expiresIn: String = "3600") -> LoopbackServer.Reply {
        .answer(
            200,
            #"{"isNewUser":\#(isNewUser),"phoneNumber":"+15555550100","localId":"u1","idToken":"id-1","#
                + #""refreshToken":"refresh-1","expiresIn":"\#(expiresIn)"}"#)
    }
}
