import ConfirmCode
import Streams
import Testing

private struct Server: Sendable {
    func sendCode(to phone: String) async throws -> String {
        if phone.hasPrefix("+7") { throw AuthError.quotaExceeded }
        return "session of \(phone)"
    }

    func check(code: String, session: String) async throws -> AuthResult {
        guard code == "012345", session.hasPrefix("session of") else { throw AuthError.invalidCode }
        return .needPersonalData
    }
}

@Suite(.timeLimit(.minutes(10))) struct AsyncAuthServiceTests {
    private let service: any AuthService = {
        let server = Server()
        return AsyncAuthService(sendCode: server.sendCode, confirmCode: server.check)
    }()

    @Test func `two functions are a service`() async throws {
        let token = try await service.loginByPhone(phone: "+15555550100").answer()
        #expect(token == "session of +15555550100")
        #expect(try await service.confirmCode(code: "012345", token: token).answer() == .needPersonalData)
    }

    @Test func `what they throw are its errors`() async {
        #expect(await service.loginByPhone(phone: "+74951234567").outcome() == [.error(AuthError.quotaExceeded)])
        #expect(await service.confirmCode(code: "1", token: "none").outcome() == [.error(AuthError.invalidCode)])
    }

    @Test func `disposal cancels the request`() async {
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let (begins, begin) = AsyncStream.makeStream(of: Void.self)
        let slow = AsyncAuthService(
            sendCode: { _ in
                begin.yield()
                for await _ in AsyncStream<Never>.makeStream().stream {}
                end.yield(Task.isCancelled)
                return ""
            }, confirmCode: { _, _ in .success })
        let subscription = slow.loginByPhone(phone: "+15555550100").subscribe()
        for await _ in begins.prefix(1) {}
        subscription.dispose()
        for await isCancelled in ends.prefix(1) { #expect(isCancelled) }
    }
}
