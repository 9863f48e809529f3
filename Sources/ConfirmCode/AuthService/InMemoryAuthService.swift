import Dispatch
import Streams

/// A service without a server: codes are made, kept and confirmed in memory, and handed to a closure that plays the SMS.
///
/// Its rules are an ``InMemoryAuthPolicy``. Codes and numbers go to nobody but that closure.
public final class InMemoryAuthService: AuthService {
    /// The closure that plays the SMS.
    public typealias Deliver = @Sendable (Delivery) -> Void

    /// A code on its way to a phone.
    public struct Delivery: Hashable, Sendable {
        /// The number it is sent to.
        public let phone: String
        /// The code, leading zeros included.
        public let code: String
    }

    /// What a request is about.
    public enum Request: Hashable, Sendable {
        /// ``AuthService/loginByPhone(phone:)``.
        case loginByPhone
        /// ``AuthService/confirmCode(code:token:)``.
        case confirmCode
    }

    /// What goes wrong with a request.
    public enum Fault: Equatable, Sendable {
        /// It takes this long instead of the usual latency.
        case latency(Duration)
        /// The request is lost: it is not handled, and never answered.
        case requestLost
        /// The answer is lost: the request is handled, and never answered.
        case answerLost
        /// It is not handled, and answered with an error.
        case error(AuthError)

        var latency: Duration? {
            if case .latency(let latency) = self { latency } else { nil }
        }
    }

    private typealias Job = @Sendable (inout Desk) -> @Sendable () -> Void

    /// The ledger, and what goes out with the entry at hand.
    private struct Desk: Sendable {
        var ledger: CodeLedger
        var generator: any RandomNumberGenerator & Sendable
        var delivery: Delivery?
    }

    private let latency: Duration
    private let deliveryDelay: Duration
    private let scheduler: any SchedulerType
    private let fault: @Sendable (Request) -> Fault?
    private let deliver: Deliver
    private let jobs = PublishSubject<Job>()

    /// A service that has sent no code yet.
    ///
    /// - Parameters:
    ///   - policy: Its rules.
    ///   - latency: The time from a request to its answer.
    ///   - deliveryDelay: The time from the answer to the SMS.
    ///   - generator: Where codes and tokens come from; with a ``SeededGenerator`` a run can be repeated.
    ///   - scheduler: Whose clock it is, and where answers and codes are sent from.
    ///   - fault: Asked about each request: what goes wrong with it.
    ///   - deliver: Plays the SMS.
    public init(
        policy: InMemoryAuthPolicy = InMemoryAuthPolicy(), latency: Duration = .milliseconds(700),
        deliveryDelay: Duration = .seconds(1),
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        fault: @escaping @Sendable (Request) -> Fault? = { _ in nil }, deliver: @escaping Deliver
    ) {
        self.latency = latency
        self.deliveryDelay = deliveryDelay
        self.scheduler = scheduler
        self.fault = fault
        self.deliver = deliver
        // The subject's turn makes the desk serial, and the subject's end frees it.
        let desk = Cell(Desk(ledger: CodeLedger(policy: policy), generator: generator))
        _ = jobs.subscribe(onNext: { job in job(&desk.value)() })
    }

    /// Makes a code, answers with its session token, and hands the code to the SMS closure a moment later.
    ///
    /// - Parameter phone: The number in E.164 form.
    /// - Returns: The token; ``AuthError/invalidPhoneNumber``, ``AuthError/resendTooSoon(wait:)`` or
    ///   ``AuthError/tooManyAttempts(wait:)`` where no code was made.
    public func loginByPhone(phone: String) -> Observable<String> {
        answer(.loginByPhone) { [scheduler] desk in
            let sent = try desk.ledger.send(to: phone, at: scheduler.now, using: &desk.generator)
            desk.delivery = Delivery(phone: phone, code: sent.code)
            return sent.token
        }
    }

    /// Confirms a code.
    ///
    /// - Parameters:
    ///   - code: The code as typed.
    ///   - token: What ``loginByPhone(phone:)`` sent.
    /// - Returns: What the code leads to; ``AuthError/invalidCode``, ``AuthError/sessionExpired``,
    ///   ``AuthError/noSession`` or ``AuthError/tooManyAttempts(wait:)`` where it was not accepted.
    public func confirmCode(code: String, token: String) -> Observable<AuthResult> {
        answer(.confirmCode) { [scheduler] desk in
            try desk.ledger.confirm(code: code, token: token, at: scheduler.now)
        }
    }

    private func answer<Answer: Sendable>(
        _ request: Request, _ decide: @escaping @Sendable (inout Desk) throws -> Answer
    ) -> Observable<Answer> {
        .create { [scheduler, fault, latency, deliveryDelay, deliver, jobs = jobs.asObserver()] observer in
            let fault = fault(request)
            if fault == .requestLost { return Disposables.create() }
            return scheduler.run(after: fault?.latency ?? latency) {
                if case .error(let error) = fault { return observer.onError(error) }
                jobs.onNext { desk in
                    let result = Result { try decide(&desk) }
                    let delivery = desk.delivery.take()
                    return {
                        if let delivery { scheduler.run(after: deliveryDelay) { deliver(delivery) } }
                        if fault == .answerLost { return }
                        switch result {
                        case .success(let answer):
                            observer.onNext(answer)
                            observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                    }
                }
            }
        }
    }
}

extension SchedulerType {
    /// Runs `action` once `delay` has passed, at once where there is none.
    @discardableResult
    fileprivate func run(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        if delay <= .zero {
            action()
            return Disposables.create()
        }
        return scheduleRelative((), dueTime: delay) { _ in
            action()
            return Disposables.create()
        }
    }
}
