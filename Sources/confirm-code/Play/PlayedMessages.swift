import ConfirmCode
import Streams

/// The SMS of a played script: which are on their way, and which have arrived.
@MainActor final class PlayedMessages {
    private(set) var delivered: [InMemoryAuthService.Delivery] = []
    private var due: [String: Int] = [:]
    private var lost = 0

    /// True where an SMS is on its way to `phone`.
    func isDue(to phone: String) -> Bool { due[phone, default: 0] > 0 }

    /// The code that was delivered to `phone` last.
    func code(for phone: String) -> String? { delivered.last { $0.phone == phone }?.code }

    func deliver(_ delivery: InMemoryAuthService.Delivery) {
        due[delivery.phone] = max(due[delivery.phone, default: 0] - 1, 0)
        delivered.append(delivery)
    }

    /// The SMS of the request at hand will not arrive.
    func lose() { lost += 1 }

    /// `service`, whose answers tell of an SMS on its way.
    func counting(_ service: any AuthService) -> any AuthService {
        CountingService(service: service) { [weak self] in self?.send(to: $0) }
    }

    private func send(to phone: String) { if lost > 0 { lost -= 1 } else { due[phone, default: 0] += 1 } }

    private struct CountingService: AuthService {
        let service: any AuthService
        let onSent: @MainActor @Sendable (String) -> Void

        func loginByPhone(phone: String) -> Observable<String> {
            service.loginByPhone(phone: phone).do(onNext: { [onSent] _ in MainQueue.run { onSent(phone) } })
        }

        func confirmCode(code: String, token: String) -> Observable<AuthResult> {
            service.confirmCode(code: code, token: token)
        }
    }
}

/// The store of a played script, which tells every write.
struct PlayedAccountStore: AccountStore {
    private let account = InMemoryAccountStore()
    private let onWrite: @MainActor @Sendable (String?) -> Void

    init(onWrite: @escaping @MainActor @Sendable (String?) -> Void) { self.onWrite = onWrite }

    func read() -> String? { account.read() }

    func write(_ account: String?) {
        self.account.write(account)
        MainQueue.run { [onWrite] in onWrite(account) }
    }
}
