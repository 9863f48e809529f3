import ConfirmCode
import Streams
import StreamsTesting
import Testing

private struct Bench {
    let scheduler = TestScheduler()
    let service: InMemoryPasswordAuthService

    init(fault: InMemoryFault? = nil) {
        service = InMemoryPasswordAuthService(latency: .seconds(2), scheduler: scheduler, fault: { fault })
    }

    func login(_ account: String, _ password: String) -> [Recorded<Event<AuthResult>>] {
        let observer = scheduler.createObserver(AuthResult.self)
        _ = service.login(account: account, password: password).subscribe(observer)
        scheduler.start()
        return observer.events
    }
}

struct InMemoryPasswordAuthServiceTests {
    @Test func `the demo accounts lead where they say`() {
        let bench = Bench()
        #expect(bench.login("demo", "password") == [.next(2, .success), .completed(2)])
        #expect(bench.login("newcomer", "password") == [.next(4, .needPersonalData), .completed(4)])
        #expect(bench.login("disabled", "password") == [.error(6, AuthError.userDisabled)])
        #expect(bench.login("demo", "Password") == [.error(8, AuthError.invalidCredentials)])
        #expect(bench.login("Demo", "password") == [.error(10, AuthError.invalidCredentials)])
    }

    @Test func `five wrong passwords lock the account for ten minutes`() {
        let bench = Bench()
        for attempt in 1...5 {
            #expect(bench.login("demo", "wrong") == [.error(2 * attempt, AuthError.invalidCredentials)])
        }
        #expect(bench.login("demo", "password") == [.error(12, AuthError.tooManyAttempts(wait: .seconds(598)))])
        bench.scheduler.advanceTo(608)
        #expect(bench.login("demo", "password") == [.next(610, .success), .completed(610)])
    }

    @Test func `what goes wrong can be asked for`() {
        #expect(Bench(fault: .error(.quotaExceeded)).login("demo", "password") == [.error(2, AuthError.quotaExceeded)])
        #expect(Bench(fault: .latency(.seconds(9))).login("demo", "password").last == .completed(9))
        #expect(Bench(fault: .answerLost).login("demo", "password") == [])
    }

    @Test func `an account does not show what it is`() {
        let account = InMemoryPasswordAuthService.Account(name: "ann@example.com", password: "s3cret")
        var texts = ["\(account)", String(reflecting: account), "\([account])", ""]
        dump(account, to: &texts[3])
        for text in texts {
            #expect(text.contains("Account"))
            #expect(!text.contains("s3cret") && !text.contains("ann"))
        }
    }
}
