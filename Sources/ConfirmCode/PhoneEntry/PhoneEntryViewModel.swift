import Foundation
import Streams

/// The logic of a screen for a phone number: what is typed becomes a number in E.164 form, and a code is sent to it.
///
/// It runs from its `init`, whatever is observed, and ends when it is released. A number whose wait for a new code is
/// running goes on waiting when it is entered again: its session opens again, and no SMS is sent. Its rules are a value,
/// `PhoneEntryRules`.
public final class PhoneEntryViewModel: Sendable {
    /// The text of the number field, at every change. An international number wins over the chosen region.
    public let text: AnyObserver<String>
    /// A region was chosen. An international number gets its dial code.
    public let region: AnyObserver<PhoneRegion>
    /// The button was tapped.
    public let submit: AnyObserver<Void>
    /// The screen was left: what runs is given up, and nothing is sent any more.
    public let cancel: AnyObserver<Void>

    /// The region that is chosen, or that the number belongs to.
    public let selectedRegion: Driver<PhoneRegion>
    /// What the number field shows: what was typed, grouped as the region groups numbers.
    public let formattedText: Driver<String>
    /// The number that is entered, which is the number that a code is sent to; nil while there is none.
    public let number: Driver<PhoneNumber?>
    /// Whether there is a number, and a code can be sent to it or entered for it.
    public let canSubmit: Driver<Bool>
    /// Whether a request is on its way. False before what comes of it is told.
    public let isLoading: Driver<Bool>
    /// What to tell of a request that failed.
    public let errors: Driver<String>
    /// What to show about the number: the last error, nil once the number changes.
    public let error: Driver<String?>
    /// The wait before a code can be sent to the number; none where there is one to enter.
    public let wait: Driver<Countdown.Reading>
    /// The session that the number has; nil once the number changes.
    public let session: Driver<ConfirmCodeSession?>
    /// A code can be entered: the screen for it opens. The same number entered again within its wait gives the session
    /// that there is.
    public let didOpenSession: Driver<ConfirmCodeSession>

    let machine: ScreenMachine<PhoneEntryRules>
    private let texts: SignInTexts

    /// A screen that opens empty, or with the number of a session that is open.
    ///
    /// - Parameters:
    ///   - region: The region that is chosen at first; nil for that of the device.
    ///   - session: A session that was saved.
    ///   - authService: Sends codes.
    ///   - timerScheduler: Whose clock all times follow.
    ///   - resendCodeTimeout: Seconds after a code until another one may be sent to the same number.
    ///   - requestTimeout: The most time for an answer; after it, ``AuthError/timeout``.
    ///   - lockout: How long no code is sent after too many attempts, where the error does not tell it.
    ///   - texts: What errors say, and the language of the regions' names.
    ///   - wallClock: The date, for sessions that are saved.
    public init(
        region: PhoneRegion? = nil, session: ConfirmCodeSession? = nil, authService: any AuthService,
        timerScheduler: any SchedulerType = MainScheduler.instance, resendCodeTimeout: Int = 60,
        requestTimeout: Duration = .seconds(30), lockout: Duration = .seconds(600), texts: SignInTexts = .current,
        wallClock: @escaping @Sendable () -> Date = { Date() }
    ) {
        let settings = PhoneEntryRules.Settings(
            resendTimeout: .seconds(resendCodeTimeout), defaultLockout: lockout, texts: texts)
        let region = region ?? .ofDevice
        let rules =
            session.map {
                PhoneEntryRules(
                    resuming: $0.resumed(now: timerScheduler.now, wallClock: wallClock()), region: region,
                    settings: settings, at: timerScheduler.now)
            } ?? PhoneEntryRules(region: region, settings: settings)
        let machine = ScreenMachine(rules, scheduler: timerScheduler) { moments in
            [
                moments.compactMap(\.send).flatMap { attempt in
                    authService.loginByPhone(phone: attempt.phone)
                        .answer(within: requestTimeout, timerScheduler).map { .sent(attempt, $0) }
                }
            ]
        }
        self.machine = machine
        let saved: @Sendable (PhoneSession) -> ConfirmCodeSession = {
            $0.saved(now: timerScheduler.now, wallClock: wallClock())
        }
        self.texts = texts
        text = machine.input { .text($0) }
        self.region = machine.input { .region($0) }
        submit = machine.input { .submit }
        cancel = machine.input { .cancel }
        selectedRegion = machine.state(\.region)
        formattedText = machine.state(\.formattedText)
        number = machine.state(\.number)
        canSubmit = machine.state(\.canSubmit)
        isLoading = machine.state(\.isLoading)
        error = machine.state(\.error)
        wait = machine.state(\.wait)
        self.session = machine.state(\.session).map { $0.map(saved) }
        errors = machine.event(\.failed)
        didOpenSession = machine.event(\.opened).map(saved)
    }

    /// Every region in the order of its name, to be chosen from. The list is made at each call.
    public var regions: [PhoneRegion] { PhoneRegion.all(in: texts) }

    /// The text of the number field as it stands: what was typed, with the dial code of a region that was chosen since.
    public var enteredText: String { machine.rules.text }
}

extension PhoneRegion {
    /// The region that the device is set to; the United States where it is none of ``all``.
    public static var ofDevice: PhoneRegion { PhoneRegion(code: Locale.current.region?.identifier ?? "") ?? all[0] }
}
