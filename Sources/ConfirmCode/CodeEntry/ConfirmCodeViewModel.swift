import Foundation
import Streams

/// The logic of a screen for a code sent by SMS.
///
/// It runs from its `init`, whatever is observed, and ends when it is released: a driver that somebody holds does not keep
/// it alive. ``didAuthorize``, ``didRequestNewCode`` and ``errors`` are events, which a late observer is not told again.
/// Its rules are a value, `ConfirmCodeRules`; here they are wired to requests, time and outputs.
public final class ConfirmCodeViewModel: ConfirmCodeViewModelProtocol, Sendable {
    /// The text of the field, at every change: a complete code is confirmed at once.
    public let code: AnyObserver<String>
    /// The text of the field where it is not to be sent by itself, such as a paste that was cut to the length.
    public let draft: AnyObserver<String>
    /// The button that confirms was tapped: sends a complete code even where it was rejected before.
    public let submit: AnyObserver<Void>
    /// "Send again" was tapped: asks for a new code once the timer is over.
    public let getNewCode: AnyObserver<Void>
    /// The screen was left: what runs is given up, and nothing is sent any more.
    public let cancel: AnyObserver<Void>

    /// The code was confirmed, once.
    public let didAuthorize: Driver<AuthResult>
    /// Whether a request of the present session is on its way. False before what comes of it is told.
    public let isLoading: Driver<Bool>
    /// What to tell of a request that failed.
    public let errors: Driver<String>
    /// Whole seconds until a new code may be asked for, at each of them.
    public let newCodeTimer: Driver<Int>
    /// A new code was sent: the field is cleared.
    public let didRequestNewCode: Driver<Void>
    /// Whether a new code has to be waited for.
    public let codeTimerIsActive: Driver<Bool>
    /// Where the screen stands.
    public let state: Driver<ConfirmCodeState>
    /// Whether there is a code to confirm, and it may be.
    public let canSubmit: Driver<Bool>
    /// Whether a new code may be asked for.
    public let canResend: Driver<Bool>
    /// The wait for a new code: the whole of it at each start, then what is left at each second.
    public let countdown: Driver<Countdown.Reading>

    private let inputs = PublishSubject<ConfirmCodeRules.Input>()
    private let moments: BehaviorRelay<ConfirmCodeMoment>
    private let timerScheduler: any SchedulerType
    private let wallClock: @Sendable () -> Date
    private let bag = DisposeBag()

    init(
        _ rules: ConfirmCodeRules, authService: any AuthService, timerScheduler: any SchedulerType,
        requestTimeout: Duration, wallClock: @escaping @Sendable () -> Date
    ) {
        self.timerScheduler = timerScheduler
        self.wallClock = wallClock
        let inputs = inputs.asObserver()
        code = AnyObserver(next: { inputs.next(.text($0)) }, end: { _ in })
        draft = AnyObserver(next: { inputs.next(.draft($0)) }, end: { _ in })
        submit = AnyObserver(next: { inputs.next(.submit) }, end: { _ in })
        getNewCode = AnyObserver(next: { inputs.next(.resend) }, end: { _ in })
        cancel = AnyObserver(next: { inputs.next(.cancel) }, end: { _ in })

        let moments = BehaviorRelay(value: ConfirmCodeMoment(rules: rules))
        self.moments = moments
        let states = moments.asDriver()
        isLoading = states.map(\.rules.isLoading).distinctUntilChanged()
        newCodeTimer = states.map(\.rules.tick).distinctUntilChanged().compactMap(\.self)
        codeTimerIsActive = states.map(\.rules.isTimerActive).distinctUntilChanged()
        state = states.map(\.rules.state).distinctUntilChanged()
        canSubmit = states.map(\.rules.canSubmit).distinctUntilChanged()
        canResend = states.map(\.rules.canResend).distinctUntilChanged()
        countdown = states.map(\.rules.reading).distinctUntilChanged()
        let events = states.asSignal()
        didAuthorize = events.compactMap(\.authorized).asDriverWithoutReplay()
        didRequestNewCode = events.compactMap(\.newCodeSent).asDriverWithoutReplay()
        errors = events.compactMap(\.failed).asDriverWithoutReplay()

        let confirmed = moments.compactMap(\.confirm).flatMap { attempt in
            authService.confirmCode(code: attempt.code, token: attempt.token)
                .answer(within: requestTimeout, timerScheduler).map { ConfirmCodeRules.Input.confirmed(attempt, $0) }
        }
        let resent = moments.compactMap(\.resend).flatMap { phone in
            authService.loginByPhone(phone: phone)
                .answer(within: requestTimeout, timerScheduler).map { ConfirmCodeRules.Input.resent($0) }
        }
        let woken = moments.map(\.rules.wake).distinctUntilChanged().flatMapLatest { wake in
            guard let wake else { return Observable<ConfirmCodeRules.Input>.empty() }
            return Observable<Int>.timer(timerScheduler.now.duration(to: wake), scheduler: timerScheduler)
                .mapTo(.wake(wake))
        }
        self.inputs
            .scan(into: ConfirmCodeStep(rules: rules)) { $0.handle($1, at: timerScheduler.now) }
            .subscribe(onNext: { for moment in $0.moments { moments.accept(moment) } })
            .disposed(by: bag)
        Observable.merge(confirmed, resent, woken)
            .take(until: moments.filter(\.rules.isOver))
            .subscribe(onNext: { inputs.next($0) })
            .disposed(by: bag)
    }

    /// The session as it stands, to be saved.
    public var session: ConfirmCodeSession {
        let rules = moments.value.rules
        return ConfirmCodeSession(
            phone: rules.phone, token: rules.token,
            deadline: rules.countdown.wallDeadline(now: timerScheduler.now, wallClock: wallClock()),
            total: rules.countdown.total)
    }
}
