import Foundation
import Streams

/// A whole sign-in: phone number, code, and personal data where the service asks for them; or account and password.
///
/// It owns the order of the screens and their models. A view shows the screen that ``step`` names, with the model of the
/// property of its name. Going back from the code to the number and forth again keeps the code; another number ends it.
/// It runs from its `init` and ends, with all its models, when it is released.
public final class SignInFlow: Sendable {
    /// The login form was asked for, on the first screen.
    public let logIn: AnyObserver<Void>
    /// The screen before: from the code or the login form to the phone number.
    public let back: AnyObserver<Void>
    /// The personal data were given.
    public let personalDataGiven: AnyObserver<Void>
    /// From the beginning, as somebody else. The waits of the phones go on.
    public let restart: AnyObserver<Void>

    /// The screen to show. Its model is there already.
    public let step: Driver<SignInStep>
    /// The model of the first screen.
    public let phoneEntry: PhoneEntryViewModel
    /// Whether there is a login form.
    public let canLogIn: Bool

    private let turns = PublishSubject<SignInRoute.Turn>()
    private let route: BehaviorRelay<SignInRoute>
    private let screens: SignInScreens
    private let bag = DisposeBag()

    /// A sign-in that opens with the phone number, or with the code of a session that was saved.
    ///
    /// - Parameters:
    ///   - authService: Sends and confirms codes.
    ///   - passwordService: Checks account and password; nil where there is no login form.
    ///   - accountStore: Remembers the account of the login form.
    ///   - session: What ``session`` gave.
    ///   - options: How the sign-in goes.
    ///   - timerScheduler: Whose clock all times follow.
    ///   - wallClock: The date, for sessions that are saved.
    public init(
        authService: any AuthService, passwordService: (any PasswordAuthService)? = nil,
        accountStore: any AccountStore = InMemoryAccountStore(), session: ConfirmCodeSession? = nil,
        options: SignInOptions = SignInOptions(), timerScheduler: any SchedulerType = MainScheduler.instance,
        wallClock: @escaping @Sendable () -> Date = { Date() }
    ) {
        let phoneEntry = PhoneEntryViewModel(
            region: options.region, session: session, authService: authService, timerScheduler: timerScheduler,
            resendCodeTimeout: options.resendCodeTimeout, requestTimeout: options.requestTimeout,
            lockout: options.lockout, texts: options.texts, wallClock: wallClock)
        self.phoneEntry = phoneEntry
        canLogIn = passwordService != nil
        let turn = turns.asObserver()
        let screens = SignInScreens(
            phoneEntry: phoneEntry, turn: turn,
            makeCode: { session in
                CodeEntry(
                    field: CodeFieldViewModel(options.field, texts: options.texts),
                    confirmation: ConfirmCodeViewModel(
                        session, settings: options.codeSettings, authService: authService,
                        timerScheduler: timerScheduler, requestTimeout: options.requestTimeout, wallClock: wallClock))
            },
            makeLogin: {
                passwordService.map {
                    LoginViewModel(
                        authService: $0, store: accountStore, timerScheduler: timerScheduler,
                        trimsAccount: options.trimsAccount, requestTimeout: options.requestTimeout,
                        lockout: options.lockout, texts: options.texts)
                }
            })
        self.screens = screens
        let restored = phoneEntry.machine.rules.session
        if let restored { screens.openCode(restored) }
        let route = BehaviorRelay(value: SignInRoute(restored.map { .code(phone: $0.phone) } ?? .phone))
        self.route = route
        step = route.asDriver().map(\.step).distinctUntilChanged()
        logIn = AnyObserver(next: { turn.next(.logIn) }, end: { _ in })
        back = AnyObserver(next: { turn.next(.back) }, end: { _ in })
        personalDataGiven = AnyObserver(next: { turn.next(.personalDataGiven) }, end: { _ in })
        restart = AnyObserver(next: { turn.next(.restart) }, end: { _ in })
        turns
            .filter { [canLogIn] in canLogIn || $0 != .logIn }
            .scan(into: (route: route.value, turn: SignInRoute.Turn?.none)) { way, turn in
                way.route.take(turn)
                way.turn = turn
            }
            .subscribe(onNext: { way in
                let left = way.turn.map { screens.follow($0, to: way.route.step) } ?? []
                route.accept(way.route)
                for end in left { end() }
            })
            .disposed(by: bag)
        screens.watchPhone().disposed(by: bag)
    }

    /// The models of the screen for the code; nil while no code can be entered.
    public var codeEntry: CodeEntry? { screens.code }

    /// The model of the login form; nil while it is not shown.
    public var login: LoginViewModel? { screens.login }

    /// The session as it stands, to be saved; nil while there is none.
    public var session: ConfirmCodeSession? { screens.code?.confirmation.session }

    /// Writes what waits to be written, where the app is left.
    public func flush() { screens.login?.flush() }
}
