import ConfirmCode
import Foundation
import LoopbackServer
import Streams
import StreamsTesting
import Testing

private let phone = "+15555550100"

private struct CaptchaClosed: Error, Equatable {}

@Suite(.timeLimit(.minutes(10))) struct FirebaseAuthServiceTests {
    @Test func `a code is asked for and confirmed`() async throws {
        let stub = try FirebaseStub(locale: "ru") { request in
            request.target.contains("sendVerificationCode")
                ? .answer(200, #"{"sessionInfo":"session-1"}"#) : FirebaseStub.signIn()
        }
        let token = try await stub.service.loginByPhone(phone: phone).answer()
        #expect(token == "session-1")
        #expect(try await stub.service.confirmCode(code: "012345", token: token).answer() == .success)
        #expect(
            stub.service.credential
                == FirebaseCredential(
                    userID: "u1", phoneNumber: phone, idToken: "id-1", refreshToken: "refresh-1",
                    lifetime: .seconds(3600)))
        let (send, confirm) = (stub.server.requests[0], stub.server.requests[1])
        let base = "/identitytoolkit.googleapis.com/v1/accounts:"
        #expect([send.method, confirm.method] == ["POST", "POST"])
        #expect(send.target == base + "sendVerificationCode?key=the-key")
        #expect(confirm.target == base + "signInWithPhoneNumber?key=the-key")
        #expect(send.text == #"{"phoneNumber":"+15555550100"}"#)
        #expect(confirm.text == #"{"code":"012345","sessionInfo":"session-1"}"#)
        for request in [send, confirm] {
            #expect(request.headers["content-type"] == "application/json")
            #expect(request.headers["x-firebase-locale"] == "ru")
            #expect(request.headers["cookie"] == nil)
        }
    }

    @Test func `a new user needs personal data`() async throws {
        let stub = try FirebaseStub { _ in FirebaseStub.signIn(isNewUser: true) }
        #expect(try await stub.service.confirmCode(code: "012345", token: "s").answer() == .needPersonalData)
    }

    @Test func `the proof of the app goes with the request`() async throws {
        let stub = try FirebaseStub(appVerification: { phone in .recaptchaToken("proof for \(phone)") }) { _ in
            .answer(200, #"{"sessionInfo":"s"}"#)
        }
        _ = try await stub.service.loginByPhone(phone: phone).answer()
        #expect(
            stub.server.requests.map(\.text) == [
                #"{"phoneNumber":"+15555550100","recaptchaToken":"proof for +15555550100"}"#
            ])
        #expect(stub.server.requests[0].headers["x-firebase-locale"] == nil)
    }

    @Test func `without the proof that it wants the app asks for nothing`() async throws {
        let stub = try FirebaseStub(appVerification: { _ in throw CaptchaClosed() }) { _ in .bytes("") }
        #expect(await stub.service.loginByPhone(phone: phone).outcome() == [.error(CaptchaClosed())])
        #expect(stub.server.requests.isEmpty)
    }

    @Test(arguments: ["", "15555550100", "+1 555 555 0100", "+١٥٥٥٥٥٥٠١٠٠", "+0123456789"])
    func `nothing is sent to what is no number`(phone: String) async throws {
        let stub = try FirebaseStub { _ in .bytes("") }
        #expect(await stub.service.loginByPhone(phone: phone).outcome() == [.error(AuthError.invalidPhoneNumber)])
        #expect(stub.server.requests.isEmpty)
    }

    @Test func `an account signs in with its password`() async throws {
        let stub = try FirebaseStub { request in
            request.text.contains("right") ? FirebaseStub.signIn() : FirebaseStub.refusal("INVALID_LOGIN_CREDENTIALS")
        }
        let service: any PasswordAuthService = stub.service
        #expect(
            await service.login(account: "ann@example.com", password: "wrong").outcome()
                == [.error(AuthError.invalidCredentials)])
        #expect(stub.service.credential == nil)
        #expect(try await service.login(account: "ann@example.com", password: "right").answer() == .success)
        #expect(stub.service.credential?.idToken == "id-1")
        let request = stub.server.requests[1]
        #expect(request.target == "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=the-key")
        #expect(request.text == #"{"email":"ann@example.com","password":"right","returnSecureToken":true}"#)
    }

    @Test func `every error of the server has its case`() async throws {
        let next = Locked("")
        let stub = try FirebaseStub { _ in FirebaseStub.refusal(next.value) }
        for (code, error) in firebaseErrors + [("TOKEN_EXPIRED", .server(code: "TOKEN_EXPIRED", detail: nil))] {
            _ = next.exchange(code + " : more")
            let expected =
                if case .server(let code, _) = error { AuthError.server(code: code, detail: "more") } else { error }
            #expect(await stub.service.loginByPhone(phone: phone).outcome() == [.error(expected)])
            #expect(await stub.service.confirmCode(code: "1", token: "s").outcome() == [.error(expected)])
            #expect(await stub.service.login(account: "a", password: "p").outcome() == [.error(expected)])
        }
    }

    @Test(arguments: [429, 500, 503])
    func `the status does not change what a code means`(status: Int) async throws {
        let stub = try FirebaseStub { _ in FirebaseStub.refusal("QUOTA_EXCEEDED", status: status) }
        #expect(await stub.service.loginByPhone(phone: phone).outcome() == [.error(AuthError.quotaExceeded)])
    }

    @Test(arguments: [
        "{}", #"{"temporaryProof":"p","temporaryProofExpiresIn":"3600","phoneNumber":"+15555550100"}"#,
        #"{"idToken":"","refreshToken":"r"}"#, #"{"mfaPendingCredential":"m","mfaInfo":[]}"#,
    ])
    func `an answer without an id token is no sign-in`(body: String) async throws {
        let stub = try FirebaseStub { _ in .answer(200, body) }
        let unexpected = [Event<AuthResult>.error(AuthError.unexpectedResponse)]
        #expect(await stub.service.confirmCode(code: "012345", token: "s").outcome() == unexpected)
        #expect(await stub.service.login(account: "a", password: "p").outcome() == unexpected)
        #expect(stub.service.credential == nil)
    }

    @Test(arguments: [200, 400, 500], ["<html>502</html>", #"{"idToken":"#, "[]", #"{"error":"text"}"#])
    func `what is no JSON of Firebase's is unexpected, never a wrong code`(status: Int, body: String) async throws {
        let stub = try FirebaseStub { _ in .answer(status, body) }
        #expect(
            await stub.service.confirmCode(code: "012345", token: "s").outcome()
                == [.error(AuthError.unexpectedResponse)])
        #expect(await stub.service.loginByPhone(phone: phone).outcome() == [.error(AuthError.unexpectedResponse)])
    }

    @Test(arguments: [200, 400, 503])
    func `an answer without a body is a network error`(status: Int) async throws {
        let stub = try FirebaseStub { _ in .answer(status, "") }
        #expect(await stub.service.confirmCode(code: "1", token: "s").outcome() == [.error(AuthError.network)])
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"idToken\":\"x\"}",
    ])
    func `a connection that is cut is a network error`(bytes: String) async throws {
        let stub = try FirebaseStub { _ in .bytes(bytes) }
        #expect(await stub.service.confirmCode(code: "1", token: "s").outcome() == [.error(AuthError.network)])
        #expect(stub.service.credential == nil)
    }

    @Test func `where nobody listens is a network error`() async throws {
        let port = try ClosedPort()
        let endpoint = try #require(FirebaseEndpoint(emulator: "127.0.0.1:\(port.number)"))
        let service = FirebaseAuthService(apiKey: "k", endpoint: endpoint)
        let events = await service.loginByPhone(phone: phone).outcome()
        withExtendedLifetime(port) { #expect(events == [.error(AuthError.network)]) }
    }

    @Test(arguments: [LoopbackServer.Reply.silence, .trickle])
    func `a server that is slow is a timeout`(reply: LoopbackServer.Reply) async throws {
        let stub = try FirebaseStub(timeout: .milliseconds(300)) { _ in reply }
        #expect(await stub.service.loginByPhone(phone: phone).outcome() == [.error(AuthError.timeout)])
    }

    @Test(arguments: [LoopbackServer.Reply.silence, .trickle])
    func `the timeout closes the connection`(reply: LoopbackServer.Reply) async throws {
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let time = TestScheduler()
        let stub = try FirebaseStub(scheduler: time) { _ in
            arrival.yield()
            return reply
        }
        let login = stub.service.loginByPhone(phone: phone).record()
        for await _ in arrivals.prefix(1) {}
        time.advanceTo(59)
        #expect(login.events.isEmpty)
        time.advanceTo(61)
        #expect(login.events == [.error(AuthError.timeout)])
        for await _ in stub.server.hangUps.prefix(1) {}
    }

    @Test func `disposal closes the connection, and nothing follows`() async throws {
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let stub = try FirebaseStub { _ in
            arrival.yield()
            return .silence
        }
        let events = Locked(0)
        let subscription = stub.service.confirmCode(code: "012345", token: "s").subscribe { _ in
            events.withLock { $0 += 1 }
        }
        for await _ in arrivals.prefix(1) {}
        subscription.dispose()
        for await _ in stub.server.hangUps.prefix(1) {}
        #expect(events.value == 0)
        #expect(stub.service.credential == nil)
    }

    @Test func `disposal cancels the proof`() async throws {
        let (steps, step) = AsyncStream.makeStream(of: String.self)
        let stub = try FirebaseStub(appVerification: { _ in
            step.yield("asked")
            for await _ in AsyncStream<Never>.makeStream().stream {}
            step.yield(Task.isCancelled ? "cancelled" : "slept")
            step.finish()
            return nil
        }) { _ in .bytes("") }
        let subscription = stub.service.loginByPhone(phone: phone).subscribe()
        for await name in steps {
            if name == "asked" { subscription.dispose() } else { #expect(name == "cancelled") }
        }
        #expect(stub.server.requests.isEmpty)
    }
}
