import ConfirmCode
import Foundation
import LoopbackServer
import Streams
import StreamsTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private let stored = FirebaseCredential(
    userID: "u1", phoneNumber: "+15555550100", idToken: "old", refreshToken: "refresh+1", lifetime: .seconds(3600))

/// A service in virtual time. Sign-ins give the token `id` for an hour; the n-th refresh takes two seconds and gives
/// `id-n`.
private struct Bench {
    let time = TestScheduler(simulateProcessingDelay: false)
    let transport: StubTransport
    let service: FirebaseAuthService

    init(credential: FirebaseCredential? = nil) {
        let count = Locked(0)
        transport = StubTransport { [time] request in
            guard request.url?.path().hasSuffix("/token") == true else {
                return .just(HTTPAnswer(200, #"{"idToken":"id","refreshToken":"r","expiresIn":"3600"}"#))
            }
            let number = count.withLock {
                $0 += 1
                return $0
            }
            let body = #"{"id_token":"id-\#(number)","refresh_token":"r-\#(number)","expires_in":"3600","user_id":"u"}"#
            return .just(HTTPAnswer(200, body)).delay(.seconds(2), scheduler: time)
        }
        service = FirebaseAuthService(apiKey: "k", credential: credential, scheduler: time, transport: transport)
    }

    func signIn() {
        _ = service.login(account: "a", password: "p").subscribe()
    }

    func askForToken(at tick: Int, forcingRefresh: Bool = false) -> TestableObserver<String> {
        let observer = time.createObserver(String.self)
        let record = Held(observer)
        time.scheduleAt(tick) { [service] in
            _ = service.idToken(forcingRefresh: forcingRefresh).asObservable().subscribe(record.value)
        }
        return observer
    }
}

@Suite(.timeLimit(.minutes(10))) struct FirebaseTokenTests {
    @Test func `a fresh token is the one that came with the sign-in`() {
        let bench = Bench()
        bench.signIn()
        let token = bench.askForToken(at: 3299)
        bench.time.start()
        #expect(token.events == [.next(3299, "id"), .completed(3299)])
        #expect(bench.transport.requests.count == 1)
    }

    @Test func `one that soon ends is refreshed first, and the next one is fresh`() {
        let bench = Bench()
        bench.signIn()
        let first = bench.askForToken(at: 3300)
        let second = bench.askForToken(at: 3400)
        let third = bench.askForToken(at: 6602)
        bench.time.start()
        #expect(first.events == [.next(3302, "id-1"), .completed(3302)])
        #expect(second.events == [.next(3400, "id-1"), .completed(3400)])
        #expect(third.events == [.next(6604, "id-2"), .completed(6604)])
        #expect(bench.service.credential?.refreshToken == "r-2")
    }

    @Test func `all who ask meanwhile wait for the same request`() {
        let bench = Bench(credential: stored)
        let first = bench.askForToken(at: 10)
        let second = bench.askForToken(at: 11)
        let third = bench.askForToken(at: 11, forcingRefresh: true)
        bench.time.start()
        for token in [first, second, third] { #expect(token.events == [.next(12, "id-1"), .completed(12)]) }
        #expect(bench.transport.requests.count == 1)
    }

    @Test func `a refresh can be forced`() {
        let bench = Bench()
        bench.signIn()
        let token = bench.askForToken(at: 10, forcingRefresh: true)
        bench.time.start()
        #expect(token.events == [.next(12, "id-1"), .completed(12)])
    }

    @Test func `without a sign-in there is no token`() {
        let bench = Bench()
        let before = bench.askForToken(at: 10)
        bench.time.scheduleAt(20) { [bench] in
            bench.signIn()
            bench.service.signOut()
        }
        let after = bench.askForToken(at: 30)
        bench.time.start()
        #expect(before.events == [.error(10, AuthError.noSession)])
        #expect(after.events == [.error(30, AuthError.noSession)])
        #expect(bench.service.credential == nil)
    }

    @Test func `who signs out during a refresh stays out`() {
        let bench = Bench(credential: stored)
        let token = bench.askForToken(at: 10)
        bench.time.scheduleAt(11) { [service = bench.service] in service.signOut() }
        bench.time.start()
        #expect(token.events == [.error(12, AuthError.noSession)])
        #expect(bench.service.credential == nil)
    }

    @Test func `who signs in during a refresh stays signed in`() {
        let bench = Bench(credential: stored)
        _ = bench.askForToken(at: 10)
        bench.time.scheduleAt(11) { [bench] in bench.signIn() }
        bench.time.start()
        #expect(bench.service.credential?.idToken == "id")
    }

    @Test func `let go during a refresh, the service is freed and the token still comes`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let transport = StubTransport { _ in
            .just(HTTPAnswer(200, #"{"id_token":"new"}"#)).delay(.seconds(2), scheduler: time)
        }
        var service: FirebaseAuthService? = FirebaseAuthService(
            apiKey: "k", credential: stored, scheduler: time, transport: transport)
        weak let left = service
        let token = service?.idToken().asObservable().record()
        service = nil
        #expect(left == nil)
        time.start()
        #expect(token?.events == [.next("new"), .completed])
    }

    @Test func `a token is refreshed by a form, and keeps who it is of`() async throws {
        let stub = try FirebaseStub(credential: stored) { _ in
            .answer(200, #"{"id_token":"new","refresh_token":"refresh-2","expires_in":"3600","user_id":"u1"}"#)
        }
        #expect(try await stub.service.idToken().asObservable().answer() == "new")
        #expect(try await stub.service.idToken().asObservable().answer() == "new")
        #expect(stub.server.requests.count == 1)
        let request = stub.server.requests[0]
        #expect(request.target == "/securetoken.googleapis.com/v1/token?key=the-key")
        #expect(request.headers["content-type"] == "application/x-www-form-urlencoded")
        #expect(request.text == "grant_type=refresh_token&refresh_token=refresh%2B1")
        #expect(stub.service.credential?.phoneNumber == "+15555550100")
    }

    @Test(arguments: [
        ("USER_DISABLED", AuthError.userDisabled), ("TOKEN_EXPIRED", .server(code: "TOKEN_EXPIRED", detail: nil)),
        ("INVALID_REFRESH_TOKEN", .server(code: "INVALID_REFRESH_TOKEN", detail: nil)),
    ])
    func `a refusal is told, and asked again the next time`(code: String, error: AuthError) async throws {
        let stub = try FirebaseStub(credential: stored) { _ in FirebaseStub.refusal(code) }
        for _ in 1...2 { #expect(await stub.service.idToken().asObservable().outcome() == [.error(error)]) }
        #expect(stub.server.requests.count == 2)
        #expect(stub.service.credential == stored)
    }
}
