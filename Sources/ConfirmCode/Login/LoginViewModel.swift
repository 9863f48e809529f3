import Streams

/// The logic of a login form with an account, a password, and a switch that remembers the account.
///
/// It runs from its `init`, whatever is observed, and ends when it is released. The account is written half a second after
/// its last change, so call ``flush()`` where the screen or the app is left. Its rules are a value, `LoginRules`.
public final class LoginViewModel: Sendable {
    /// The text of the account field, at every change.
    public let account: AnyObserver<String>
    /// The text of the password field, at every change.
    public let password: AnyObserver<String>
    /// Whether the account is to be remembered: off erases it at once.
    public let remember: AnyObserver<Bool>
    /// The button was tapped.
    public let logIn: AnyObserver<Void>
    /// The screen was left: what runs is given up, and nothing is sent or written any more.
    public let cancel: AnyObserver<Void>

    /// What the account field shows: at first the account that was remembered.
    public let accountText: Driver<String>
    /// Whether the account is remembered: at first, whether one was.
    public let isRemembering: Driver<Bool>
    /// Whether account and password are long enough, and nothing is on its way.
    public let canLogIn: Driver<Bool>
    /// Whether a request is on its way. False before what comes of it is told.
    public let isLoading: Driver<Bool>
    /// Whether no attempt is taken for a while, after too many of them.
    public let isLocked: Driver<Bool>
    /// What to tell of a request that failed.
    public let errors: Driver<String>
    /// The person is logged in, once.
    public let didAuthorize: Driver<AuthResult>

    let machine: ScreenMachine<LoginRules>
    private let bag = DisposeBag()

    /// A form that opens with the account that `store` remembers.
    ///
    /// - Parameters:
    ///   - authService: Checks account and password.
    ///   - store: Remembers the account.
    ///   - timerScheduler: Whose clock all times follow.
    ///   - trimsAccount: Whether white space around the account is dropped. That of a password never is.
    ///   - writeDelay: How long after its last change the account is written.
    ///   - requestTimeout: The most time for an answer; after it, ``AuthError/timeout``.
    ///   - lockout: How long no attempt is taken after too many, where the error does not tell it.
    ///   - texts: What errors say.
    public init(
        authService: any PasswordAuthService, store: any AccountStore = InMemoryAccountStore(),
        timerScheduler: any SchedulerType = MainScheduler.instance, trimsAccount: Bool = true,
        writeDelay: Duration = .milliseconds(500), requestTimeout: Duration = .seconds(30),
        lockout: Duration = .seconds(600), texts: SignInTexts = .current
    ) {
        let settings = LoginRules.Settings(
            trimsAccount: trimsAccount, writeDelay: writeDelay, defaultLockout: lockout, texts: texts)
        let rules = LoginRules(stored: store.read(), settings: settings)
        machine = ScreenMachine(rules, scheduler: timerScheduler) { moments in
            [
                moments.compactMap(\.login).flatMap { attempt in
                    authService.login(account: attempt.account, password: attempt.password)
                        .answer(within: requestTimeout, timerScheduler).map { .answered(attempt, $0) }
                }
            ]
        }
        account = machine.input { .account($0) }
        password = machine.input { .password($0) }
        remember = machine.input { .remember($0) }
        logIn = machine.input { .submit }
        cancel = machine.input { .cancel }
        accountText = machine.state(\.account)
        isRemembering = machine.state(\.isRemembering)
        canLogIn = machine.state(\.canSubmit)
        isLoading = machine.state(\.isLoading)
        isLocked = machine.state(\.isLocked)
        errors = machine.event(\.failed)
        didAuthorize = machine.event(\.authorized)
        machine.moments.compactMap(\.write).subscribe(onNext: { store.write($0) }).disposed(by: bag)
    }

    /// Writes an account that waits to be written, once.
    public func flush() { machine.send(.flush) }
}
