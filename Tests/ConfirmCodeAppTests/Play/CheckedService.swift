import ConfirmCode
import Streams

/// A service that looks at what it is asked: never two requests of a kind for one session, and no code that was rejected
/// unless it was submitted.
final class CheckedService: AuthService {
    private struct Record: Sendable {
        var inFlight: [String: Int] = [:]
        var rejected: Set<String> = []
        var isSubmitting = false
        var isForbidden = false
        var broken: [String] = []
    }

    private let service: any AuthService
    private let record = Locked(Record())

    init(_ service: any AuthService) {
        self.service = service
    }

    /// What was asked against the rules.
    var broken: [String] { record.value.broken }

    /// How many requests are under way.
    var inFlight: Int { record.value.inFlight.values.reduce(0, +) }

    /// Whether the button that submits a code is being pressed.
    func setSubmitting(_ isSubmitting: Bool) {
        record.withLock { $0.isSubmitting = isSubmitting }
    }

    /// Nothing may be asked any more.
    func forbid() {
        record.withLock { $0.isForbidden = true }
    }

    /// The app that knew what was rejected is gone.
    func forgetRejections() {
        record.withLock { $0.rejected = [] }
    }

    func loginByPhone(phone: String) -> Observable<String> {
        watched(service.loginByPhone(phone: phone), "code to \(phone)")
    }

    func confirmCode(code: String, token: String) -> Observable<AuthResult> {
        let key = "\(code) \(token)"
        let answers = watched(service.confirmCode(code: code, token: token), "confirmation of \(token)")
            .do(onError: { [record] error in
                guard let error = error as? AuthError, [.invalidCode, .sessionExpired, .noSession].contains(error)
                else {
                    return
                }
                record.withLock { _ = $0.rejected.insert(key) }
            })
        return .deferred { [record] in
            record.withLock {
                if $0.rejected.contains(key), !$0.isSubmitting { $0.broken.append("a rejected code is sent again") }
            }
            return answers
        }
    }

    private func watched<Answer>(_ answer: Observable<Answer>, _ request: String) -> Observable<Answer> {
        answer.do(
            onSubscribe: { [record] in
                record.withLock {
                    if $0.isForbidden { $0.broken.append("asked after the end: \(request)") }
                    if $0.inFlight[request, default: 0] > 0 { $0.broken.append("two at once: \(request)") }
                    $0.inFlight[request, default: 0] += 1
                }
            },
            onDispose: { [record] in record.withLock { $0.inFlight[request, default: 0] -= 1 } })
    }
}
