import ConfirmCode
import Foundation
import LoopbackServer
import Streams
import StreamsTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct Shop: Sendable {
    let url: URL

    /// Sends a code, and returns the session to confirm it with.
    func sendCode(to phone: String) async throws -> String {
        try await post("codes", ["phone": phone])
    }

    /// Confirms the code of a session.
    func confirm(code: String, session: String) async throws -> AuthResult {
        let user = try await post("sessions", ["code": code, "session": session])
        return user.isEmpty ? .needPersonalData : .success
    }

    private func post(_ path: String, _ fields: [String: String]) async throws -> String {
        var request = URLRequest(url: url.appending(path: path))
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(fields)
        let (body, response) = try await URLSession.shared.data(for: request)
        switch (response as? HTTPURLResponse)?.statusCode {
        case 200: return String(decoding: body, as: UTF8.self)
        case 403: throw AuthError.invalidCode
        case 410: throw AuthError.sessionExpired
        case 429: throw AuthError.tooManyAttempts(wait: .seconds(600))
        default: throw AuthError.unexpectedResponse
        }
    }
}

/// The code of the guide to sign-in services.
@Suite(.timeLimit(.minutes(10))) struct `The guide to services` {
    @Test func `two async functions are a service`() async throws {
        let server = try LoopbackServer { request in
            if request.target == "/codes" { return .answer(200, "session-1") }
            return request.text.contains("012345") ? .answer(200, "ann") : .answer(403, "")
        }
        let shop = Shop(url: try #require(URL(string: "http://127.0.0.1:\(server.port)")))
        let service = AsyncAuthService(sendCode: shop.sendCode, confirmCode: shop.confirm)

        #expect(await events(of: service.loginByPhone(phone: "+15555550100")) == [.next("session-1"), .completed])
        #expect(
            await events(of: service.confirmCode(code: "012345", token: "session-1")) == [.next(.success), .completed])
        #expect(
            await events(of: service.confirmCode(code: "1", token: "session-1")) == [.error(AuthError.invalidCode)])
    }

    @Test func `a service of Firebase asks for a proof first`() async {
        struct Unsolved: Error {}
        let solveCaptcha: @Sendable () async throws -> String = { throw Unsolved() }
        let service = FirebaseAuthService(apiKey: "your-web-api-key", locale: "ru") { phone in
            .recaptchaToken(try await solveCaptcha())
        }
        #expect(await events(of: service.loginByPhone(phone: "+15555550100")) == [.error(Unsolved())])
    }

    @Test func `an emulator needs its address`() {
        #expect(emulatorService()?.credential == nil)
        #expect(emulatorService() != nil)
    }

    @Test func `a service in memory fails as it is told`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let codes = PublishSubject<String>()
        let service = InMemoryAuthService(
            scheduler: scheduler,
            fault: { request in request == .confirmCode ? .error(.network) : nil },
            deliver: { sms in codes.onNext(sms.code) }
        )
        let sent = codes.record()
        let token = service.loginByPhone(phone: "+15555550100").record()
        scheduler.start()
        let failure = service.confirmCode(code: "012345", token: "any").record()
        scheduler.start()
        #expect(token.elements().count == 1)
        #expect(sent.elements().map(\.count) == [6])
        #expect(failure.events == [.error(AuthError.network)])
    }

    private func emulatorService() -> FirebaseAuthService? {
        guard let emulator = FirebaseEndpoint(emulator: "127.0.0.1:9099") else { return nil }
        return FirebaseAuthService(apiKey: "any", endpoint: emulator)
    }

    private func events<Element: Sendable>(of stream: Observable<Element>) async -> [Event<Element>] {
        let events = Locked<[Event<Element>]>([])
        await withCheckedContinuation { (isOver: CheckedContinuation<Void, Never>) in
            _ = stream.materialize().subscribe(
                onNext: { event in events.withLock { $0.append(event) } }, onDisposed: { isOver.resume() })
        }
        return events.value
    }
}
