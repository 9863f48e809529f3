import ConfirmCode
import Foundation
import Streams

/// What the app signs in at: services in memory or a Firebase emulator, and a place for the account.
struct AppServices: Sendable {
    /// What goes wrong with a request for or with a code, or with a login, which is nil.
    typealias Faults = @Sendable (InMemoryAuthService.Request?) -> InMemoryFault?

    var codes: any AuthService
    let passwords: any PasswordAuthService
    let store: any AccountStore
    private let scheduler: any SchedulerType
    private let resendAfter: Int
    private let language: Language

    /// Services that nobody has used yet.
    ///
    /// - Parameters:
    ///   - options: The seed of the codes, the wait for another one, and the language.
    ///   - scheduler: Whose clock it is.
    ///   - store: Remembers the account of the login form.
    ///   - fault: Asked about each request: what goes wrong with it.
    ///   - deliver: Plays the SMS.
    init(
        _ options: Arguments, on scheduler: any SchedulerType, store: any AccountStore,
        fault: @escaping Faults = { _ in nil },
        deliver: @escaping @MainActor (InMemoryAuthService.Delivery) -> Void
    ) {
        let deliver: InMemoryAuthService.Deliver = { delivery in MainQueue.run { deliver(delivery) } }
        if let emulator = options.emulator {
            let service = EmulatorAuthService(emulator, scheduler: scheduler, deliver: deliver)
            codes = service
            passwords = service
        } else {
            var policy = InMemoryAuthPolicy()
            policy.resendCooldown = .seconds(options.resendAfter)
            let generator: any RandomNumberGenerator & Sendable =
                if let seed = options.seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() }
            codes = InMemoryAuthService(
                policy: policy, generator: generator, scheduler: scheduler, fault: { fault($0) }, deliver: deliver)
            passwords = InMemoryPasswordAuthService(scheduler: scheduler, fault: { fault(nil) })
        }
        self.store = store
        self.scheduler = scheduler
        resendAfter = options.resendAfter
        language = options.language
    }

    /// A sign-in at these services.
    ///
    /// - Parameters:
    ///   - region: The region that is chosen at first.
    ///   - session: A session to go on with.
    ///   - wallClock: The date.
    func flow(
        region: PhoneRegion, session: ConfirmCodeSession? = nil,
        wallClock: @escaping @Sendable () -> Date = { Date() }
    ) -> SignInFlow {
        var options = SignInOptions(texts: language.signInTexts)
        options.region = region
        options.resendCodeTimeout = resendAfter
        options.restartsTimerOnSubmit = false
        return SignInFlow(
            authService: codes, passwordService: passwords, accountStore: store, session: session, options: options,
            timerScheduler: scheduler, wallClock: wallClock)
    }
}
