import ConfirmCode
import Streams
import Testing

@Suite(.timeLimit(.minutes(10))) struct AsyncPasswordAuthServiceTests {
    @Test func `a function is a service`() async throws {
        let service: any PasswordAuthService = AsyncPasswordAuthService { account, password in
            guard (account, password) == ("ann", " s3cret ") else { throw AuthError.invalidCredentials }
            return .success
        }
        #expect(try await service.login(account: "ann", password: " s3cret ").answer() == .success)
        #expect(
            await service.login(account: "ann", password: "s3cret").outcome() == [.error(AuthError.invalidCredentials)])
    }
}
