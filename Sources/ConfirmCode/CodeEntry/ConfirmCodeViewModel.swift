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

    let machine: ScreenMachine<ConfirmCodeRules>
    private let wallClock: @Sendable () -> Date

    init(
        _ session: PhoneSession, settings: ConfirmCodeRules.Settings, authService: any AuthService,
        timerScheduler: any SchedulerType, requestTimeout: Duration, wallClock: @escaping @Sendable () -> Date
    ) {
        self.wallClock = wallClock
        let rules = ConfirmCodeRules(session, at: timerScheduler.now, settings: settings)
        let machine = ScreenMachine(rules, scheduler: timerScheduler) { moments in
            [
                moments.compactMap(\.confirm).flatMap { attempt in
                    authService.confirmCode(code: attempt.code, token: attempt.token)
                        .answer(within: requestTimeout, timerScheduler).map { .confirmed(attempt, $0) }
                },
                moments.compactMap(\.resend).flatMap { phone in
                    authService.loginByPhone(phone: phone)
                        .answer(within: requestTimeout, timerScheduler).map { .resent($0) }
                },
            ]
        }
        self.machine = machine
        code = machine.input { .text($0) }
        draft = machine.input { .draft($0) }
        submit = machine.input { .submit }
        getNewCode = machine.input { .resend }
        cancel = machine.input { .cancel }
        isLoading = machine.state(\.isLoading)
        newCodeTimer = machine.state(\.tick).compactMap(\.self)
        codeTimerIsActive = machine.state(\.isTimerActive)
        state = machine.state(\.state)
        canSubmit = machine.state(\.canSubmit)
        canResend = machine.state(\.canResend)
        countdown = machine.state(\.reading)
        didAuthorize = machine.event(\.authorized)
        didRequestNewCode = machine.event(\.newCodeSent)
        errors = machine.event(\.failed)
    }

    /// The session as it stands, to be saved.
    public var session: ConfirmCodeSession {
        machine.rules.session.saved(now: machine.scheduler.now, wallClock: wallClock())
    }
}
