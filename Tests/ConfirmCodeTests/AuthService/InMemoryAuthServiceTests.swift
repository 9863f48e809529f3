import ConfirmCode
import Streams
import StreamsTesting
import Testing

private let phone = InMemoryBench.phone

struct InMemoryAuthServiceTests {
    @Test func `a token comes after the latency, the code a moment later`() throws {
        let bench = InMemoryBench()
        let login = bench.login(at: 10)
        bench.scheduler.start()
        #expect(login.events.map(\.time) == [12, 12])
        #expect(login.events.last == .completed(12))
        #expect(bench.mailbox.value.map(\.time) == [15])
        #expect(bench.mailbox.value.first?.value.phone == phone)
        #expect(bench.mailbox.value.first?.value.code.count == 6)
    }

    @Test func `the code delivered is confirmed with the token`() throws {
        let bench = InMemoryBench()
        let (token, code) = try bench.session()
        let confirmation = bench.record(at: 20) { [service = bench.service] in
            service.confirmCode(code: code, token: token)
        }
        bench.scheduler.start()
        #expect(confirmation.events == [.next(22, .success), .completed(22)])
    }

    @Test func `another code is wrong`() throws {
        let bench = InMemoryBench()
        let (token, code) = try bench.session()
        let wrong = code == "000000" ? "111111" : "000000"
        let confirmation = bench.record(at: 20) { [service = bench.service] in
            service.confirmCode(code: wrong, token: token)
        }
        bench.scheduler.start()
        #expect(confirmation.events == [.error(22, AuthError.invalidCode)])
    }

    @Test func `the same seed makes the same codes`() throws {
        let first = try InMemoryBench(seed: 7).session()
        let second = try InMemoryBench(seed: 7).session()
        let other = try InMemoryBench(seed: 8).session()
        #expect(first == second)
        #expect(first.code != other.code)
    }

    @Test func `without a seed two services do not agree`() {
        let tokens = (0..<2).map { _ in
            let scheduler = TestScheduler()
            let service = InMemoryAuthService(latency: .zero, scheduler: scheduler, deliver: { _ in })
            let observer = scheduler.createObserver(String.self)
            _ = service.loginByPhone(phone: phone).subscribe(observer)
            return observer.events.first?.value.element
        }
        #expect(tokens[0] != nil)
        #expect(tokens[0] != tokens[1])
    }

    @Test func `the cooldown is the service's`() {
        let bench = InMemoryBench()
        _ = bench.login(at: 10)
        let early = bench.login(at: 20)
        let late = bench.login(at: 72)
        bench.scheduler.start()
        #expect(early.events == [.error(22, AuthError.resendTooSoon(wait: .seconds(50)))])
        #expect(late.events.last == .completed(74))
        #expect(bench.mailbox.value.map(\.time) == [15, 77])
    }

    @Test func `nothing is asked before somebody subscribes, and each subscription asks`() {
        let bench = InMemoryBench()
        let request = bench.service.loginByPhone(phone: phone)
        bench.scheduler.advanceTo(50)
        #expect(bench.mailbox.value.isEmpty)
        let first = bench.record(at: 50) { request }
        let second = bench.record(at: 51) { request }
        bench.scheduler.start()
        #expect(first.events.last == .completed(52))
        #expect(second.events == [.error(53, AuthError.resendTooSoon(wait: .seconds(59)))])
    }

    @Test func `a request given up before its answer is not handled`() {
        let bench = InMemoryBench()
        let login = bench.scheduler.start(created: 0, subscribed: 10, disposed: 11) { [service = bench.service] in
            service.loginByPhone(phone: phone)
        }
        bench.scheduler.start()
        #expect(login.events == [])
        #expect(bench.mailbox.value.isEmpty)
    }

    @Test func `a request may be slow`() {
        let bench = InMemoryBench(fault: { _ in .latency(.seconds(40)) })
        let login = bench.login(at: 10)
        bench.scheduler.start()
        #expect(login.events.last == .completed(50))
    }

    @Test func `a lost request is neither answered nor handled`() {
        let bench = InMemoryBench(fault: { _ in .requestLost })
        let login = bench.login(at: 10)
        bench.scheduler.start()
        #expect(login.events == [])
        #expect(bench.mailbox.value.isEmpty)
    }

    @Test func `a lost answer does not take the code back`() {
        let bench = InMemoryBench(fault: { _ in .answerLost })
        let login = bench.login(at: 10)
        bench.scheduler.start()
        #expect(login.events == [])
        #expect(bench.mailbox.value.map(\.time) == [15])
    }

    @Test func `a lost SMS leaves the answer as it is`() {
        let bench = InMemoryBench(fault: { _ in .deliveryLost })
        let login = bench.login(at: 10)
        bench.scheduler.start()
        #expect(login.events.last == .completed(12))
        #expect(bench.mailbox.value.isEmpty)
    }

    @Test(arguments: [AuthError.network, .quotaExceeded, .unexpectedResponse, .tooManyAttempts(wait: .seconds(9))])
    func `any error can be asked for`(error: AuthError) {
        let bench = InMemoryBench(fault: { $0 == .loginByPhone ? .error(error) : nil })
        let login = bench.login(at: 10)
        let confirmation = bench.record(at: 10) { [service = bench.service] in
            service.confirmCode(code: "123456", token: "unknown")
        }
        bench.scheduler.start()
        #expect(login.events == [.error(12, error)])
        #expect(confirmation.events == [.error(12, AuthError.sessionExpired)])
        #expect(bench.mailbox.value.isEmpty)
    }

    @Test func `without a latency the answer comes inside the subscription`() {
        let bench = InMemoryBench(latency: .zero)
        let observer = bench.scheduler.createObserver(String.self)
        _ = bench.service.loginByPhone(phone: phone).subscribe(observer)
        #expect(observer.events.last == .completed(0))
    }

    @Test func `a request from inside an answer is handled after it`() {
        let bench = InMemoryBench(latency: .zero)
        let log = Locked<[String]>([])
        let service = bench.service
        _ = service.confirmCode(code: "1", token: "").subscribe(onError: { _ in
            _ = service.confirmCode(code: "1", token: "unknown").subscribe(onError: { error in
                log.withLock { $0.append("\(error)") }
            })
            log.withLock { $0.append("outer") }
        })
        #expect(log.value == ["outer", "sessionExpired"])
    }

    @Test func `released, it answers no more and is freed`() {
        var service: InMemoryAuthService? = InMemoryBench().service
        weak let left = service
        service = nil
        #expect(left == nil)
    }

    @Test func `requests from many threads are each answered once`() async throws {
        var policy = InMemoryAuthPolicy()
        policy.resendCooldown = .zero
        policy.resend = .keepBoth
        let service = InMemoryAuthService(policy: policy, latency: .zero, deliveryDelay: .zero, deliver: { _ in })
        let tokens = Locked<[String]>([])
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<100 {
                        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                            _ = service.loginByPhone(phone: phone).subscribe(
                                onNext: { token in tokens.withLock { $0.append(token) } },
                                onDisposed: { done.resume() })
                        }
                    }
                }
            }
        }
        #expect(tokens.value.count == 400)
        #expect(Set(tokens.value).count == 400)
    }
}
