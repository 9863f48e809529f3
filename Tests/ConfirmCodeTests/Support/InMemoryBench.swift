import ConfirmCode
import Streams
import StreamsTesting
import Testing

/// A service in virtual time with a mailbox for its codes.
struct InMemoryBench {
    static let phone = "+15555550100"

    let scheduler = TestScheduler()
    let mailbox = Locked<[Recorded<InMemoryAuthService.Delivery>]>([])
    let service: InMemoryAuthService

    init(
        seed: UInt64 = 1, latency: Duration = .seconds(2), policy: InMemoryAuthPolicy = InMemoryAuthPolicy(),
        fault: @escaping @Sendable (InMemoryAuthService.Request) -> InMemoryAuthService.Fault? = { _ in nil }
    ) {
        service = InMemoryAuthService(
            policy: policy, latency: latency, deliveryDelay: .seconds(3), generator: SeededGenerator(seed: seed),
            scheduler: scheduler, fault: fault
        ) { [mailbox, scheduler] delivery in
            mailbox.withLock { $0.append(Recorded(time: scheduler.clock, value: delivery)) }
        }
    }

    /// Subscribes to `request` at `time`, and records what it sends.
    func record<Answer>(
        at time: Int, _ request: @escaping @Sendable () -> Observable<Answer>
    ) -> TestableObserver<Answer> {
        let observer = scheduler.createObserver(Answer.self)
        let record = Held(observer)
        scheduler.scheduleAt(time) { _ = request().subscribe(record.value) }
        return observer
    }

    func login(at time: Int) -> TestableObserver<String> {
        record(at: time) { [service] in service.loginByPhone(phone: Self.phone) }
    }

    /// A token and its code.
    func session() throws -> (token: String, code: String) {
        let login = login(at: scheduler.clock)
        scheduler.advanceBy(10)
        return (try #require(login.events.first?.value.element), try #require(mailbox.value.last).value.code)
    }
}
