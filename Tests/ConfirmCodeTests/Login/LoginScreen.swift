import ConfirmCode
import Streams
import StreamsTesting

/// A store that keeps every write.
final class RecordingStore: AccountStore {
    private let account: Locked<String?>
    private let log = Locked<[String?]>([])

    init(_ account: String? = nil) {
        self.account = Locked(account)
    }

    var writes: [String?] { log.value }

    func read() -> String? { account.value }

    func write(_ account: String?) {
        _ = self.account.exchange(account)
        log.withLock { $0.append(account) }
    }
}

/// A service that answers as a test says, and remembers what it was asked.
final class ScriptedPasswordService: PasswordAuthService {
    private let answer: @Sendable () -> Observable<AuthResult>
    private let asked = Locked<[[String]]>([])

    init(_ answer: @escaping @Sendable () -> Observable<AuthResult>) {
        self.answer = answer
    }

    /// Account and password of each request that was subscribed to.
    var requests: [[String]] { asked.value }

    func login(account: String, password: String) -> Observable<AuthResult> {
        .deferred { [self] in
            asked.withLock { $0.append([account, password]) }
            return answer()
        }
    }
}

/// A login form in virtual time, a tick of which is a tenth of a second.
@MainActor
final class LoginScreen {
    let scheduler = TestScheduler(resolution: 0.1)
    let store: RecordingStore
    let service: ScriptedPasswordService
    private(set) var viewModel: LoginViewModel!
    private let bag = DisposeBag()

    init(
        stored: String? = nil, trimsAccount: Bool = true,
        login: @escaping @Sendable (TestScheduler) -> Observable<AuthResult> = { _ in .never() }
    ) {
        store = RecordingStore(stored)
        service = ScriptedPasswordService { [scheduler] in login(scheduler) }
        viewModel = LoginViewModel(
            authService: service, store: store, timerScheduler: scheduler, trimsAccount: trimsAccount, texts: .english)
    }

    func at(_ time: Int, _ action: @escaping @Sendable (LoginViewModel) -> Void) {
        scheduler.scheduleAt(time) { [weak viewModel] in viewModel.map(action) }
    }

    /// Fills in both fields.
    func fill(_ account: String = "anna", _ password: String = "secret", at time: Int = 1) {
        at(time) {
            $0.account.onNext(account)
            $0.password.onNext(password)
        }
    }

    /// Everything `output` says from 0 on.
    func record<Element: Sendable>(_ output: KeyPath<LoginViewModel, Driver<Element>>) -> TestableObserver<Element> {
        let observer = scheduler.createObserver(Element.self)
        viewModel[keyPath: output].drive(observer).disposed(by: bag)
        return observer
    }

    func release() {
        viewModel = nil
    }
}
