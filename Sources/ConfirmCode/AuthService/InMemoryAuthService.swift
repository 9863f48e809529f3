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

        /// The code `code` for the number `phone`.
        public init(phone: String, code: String) {
            self.phone = phone
            self.code = code
        }
    }

    /// What a request is about.
    public enum Request: Hashable, Sendable {
        /// ``AuthService/loginByPhone(phone:)``.
        case loginByPhone
        /// ``AuthService/confirmCode(code:token:)``.
        case confirmCode
    }

    /// What goes wrong with a request.
    public typealias Fault = InMemoryFault

    /// The ledger, and where its codes come from.
    private struct Books: Sendable {
        var ledger: CodeLedger
        var generator: any RandomNumberGenerator & Sendable
    }

    private let deliveryDelay: Duration
    private let scheduler: any SchedulerType
    private let fault: @Sendable (Request) -> Fault?
    private let deliver: Deliver
    private let server: InMemoryServer<Books>

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
        self.deliveryDelay = deliveryDelay
        self.scheduler = scheduler
        self.fault = fault
        self.deliver = deliver
        server = InMemoryServer(
            Books(ledger: CodeLedger(policy: policy), generator: generator), latency: latency, scheduler: scheduler)
    }

    /// Makes a code, answers with its session token, and hands the code to the SMS closure a moment later.
    ///
    /// - Parameter phone: The number in E.164 form.
    /// - Returns: The token; ``AuthError/invalidPhoneNumber``, ``AuthError/resendTooSoon(wait:)`` or
    ///   ``AuthError/tooManyAttempts(wait:)`` where no code was made.
    public func loginByPhone(phone: String) -> Observable<String> {
        server.answer(fault: { [fault] in fault(.loginByPhone) }) { [scheduler, deliver, deliveryDelay] books, effect in
            let sent = try books.ledger.send(to: phone, at: scheduler.now, using: &books.generator)
            let delivery = Delivery(phone: phone, code: sent.code)
            effect = { scheduler.run(after: deliveryDelay) { deliver(delivery) } }
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
        server.answer(fault: { [fault] in fault(.confirmCode) }) { [scheduler] books, _ in
            try books.ledger.confirm(code: code, token: token, at: scheduler.now)
        }
    }
}
