import Foundation
import Streams

extension ConfirmCodeViewModel {
    /// Whether the timer starts again when a code is submitted, where nothing else is said.
    public static let restartsTimerOnSubmit = true

    /// A screen that opens right after a code was sent.
    ///
    /// - Parameters:
    ///   - token: What the code is confirmed with.
    ///   - phone: The number that the code was sent to.
    ///   - codeLength: How many digits a code has, at least 1.
    ///   - resendCodeTimeout: Seconds until a new code may be asked for.
    ///   - authService: Confirms codes and sends new ones.
    ///   - timerScheduler: Whose clock the timer and all time limits follow.
    ///   - restartsTimerOnSubmit: Whether the timer starts again when a code is submitted.
    ///   - requestTimeout: The most time for an answer; after it, ``AuthError/timeout``.
    ///   - lockout: How long no code is accepted after too many attempts, where the error does not tell it.
    ///   - alphabet: What a code is made of.
    ///   - texts: What errors say.
    ///   - wallClock: The date, for saving the session.
    public convenience init(
        token: String, phone: String, codeLength: Int = 6, resendCodeTimeout: Int = 60, authService: any AuthService,
        timerScheduler: any SchedulerType = MainScheduler.instance, restartsTimerOnSubmit: Bool = restartsTimerOnSubmit,
        requestTimeout: Duration = .seconds(30), lockout: Duration = .seconds(600),
        alphabet: CodeField.Alphabet = .digits, texts: SignInTexts = .current,
        wallClock: @escaping @Sendable () -> Date = { Date() }
    ) {
        let total = Duration.seconds(resendCodeTimeout)
        self.init(
            PhoneSession(
                phone: phone, token: token, countdown: Countdown(from: timerScheduler.now, lasting: total)),
            settings: ConfirmCodeRules.Settings(
                reader: CodeReader(length: max(codeLength, 1), alphabet: alphabet), resendTimeout: total,
                restartsTimerOnSubmit: restartsTimerOnSubmit, defaultLockout: lockout, texts: texts),
            authService: authService, timerScheduler: timerScheduler, requestTimeout: requestTimeout,
            wallClock: wallClock)
    }

    /// A screen that goes on with a saved session; its timer shows what is left of the wait.
    ///
    /// - Parameters:
    ///   - session: What ``session`` gave.
    ///   - codeLength: How many digits a code has, at least 1.
    ///   - resendCodeTimeout: Seconds until a new code may be asked for, from the next code on.
    ///   - authService: Confirms codes and sends new ones.
    ///   - timerScheduler: Whose clock the timer and all time limits follow.
    ///   - restartsTimerOnSubmit: Whether the timer starts again when a code is submitted.
    ///   - requestTimeout: The most time for an answer; after it, ``AuthError/timeout``.
    ///   - lockout: How long no code is accepted after too many attempts, where the error does not tell it.
    ///   - alphabet: What a code is made of.
    ///   - texts: What errors say.
    ///   - wallClock: The date, for the time that has passed since.
    public convenience init(
        session: ConfirmCodeSession, codeLength: Int = 6, resendCodeTimeout: Int = 60, authService: any AuthService,
        timerScheduler: any SchedulerType = MainScheduler.instance, restartsTimerOnSubmit: Bool = restartsTimerOnSubmit,
        requestTimeout: Duration = .seconds(30), lockout: Duration = .seconds(600),
        alphabet: CodeField.Alphabet = .digits, texts: SignInTexts = .current,
        wallClock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(
            session.resumed(now: timerScheduler.now, wallClock: wallClock()),
            settings: ConfirmCodeRules.Settings(
                reader: CodeReader(length: max(codeLength, 1), alphabet: alphabet),
                resendTimeout: .seconds(resendCodeTimeout), restartsTimerOnSubmit: restartsTimerOnSubmit,
                defaultLockout: lockout, texts: texts),
            authService: authService, timerScheduler: timerScheduler, requestTimeout: requestTimeout,
            wallClock: wallClock)
    }
}
