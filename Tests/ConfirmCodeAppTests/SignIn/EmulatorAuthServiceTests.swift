import ConfirmCode
import LoopbackServer
import Streams
import Testing

@testable import confirm_code

@Suite(.timeLimit(.minutes(10))) struct EmulatorAuthServiceTests {
    @Test func `an account signs in at the emulator too`() async throws {
        let server = try LoopbackServer { _ in
            .answer(400, #"{"error":{"code":400,"message":"EMAIL_NOT_FOUND"}}"#)
        }
        let emulator = try FirebaseEmulator(address: "127.0.0.1:\(server.port)", project: "demo-app")
        let service = EmulatorAuthService(
            emulator, scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        ) { _ in }
        let error: any Error = await withCheckedContinuation { answer in
            _ = service.login(account: "ann@example.com", password: "p").subscribe(onError: {
                answer.resume(returning: $0)
            })
        }
        #expect(error as? AuthError == .invalidCredentials)
        #expect(
            server.requests.map(\.target)
                == ["/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=emulator"])
    }
}
