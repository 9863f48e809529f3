import ConfirmCode
import Foundation
import Streams

extension Arguments {
    /// What goes wrong with a request for or with a code, or with a login, which is nil.
    typealias Faults = @Sendable (InMemoryAuthService.Request?) -> InMemoryFault?

    /// The sign-in of the app, at services in memory, with the SMS handed to `deliver`.
    ///
    /// - Parameters:
    ///   - region: The region that is chosen at first.
    ///   - store: Remembers the account of the login form.
    ///   - fault: Asked about each request: what goes wrong with it.
    ///   - wrap: What stands between the models and the service for codes.
    func flow(
        on scheduler: any SchedulerType, region: PhoneRegion, store: any AccountStore,
        fault: @escaping Faults = { _ in nil }, wrap: (any AuthService) -> any AuthService = { $0 },
        deliver: @escaping @MainActor (InMemoryAuthService.Delivery) -> Void
    ) -> SignInFlow {
        var policy = InMemoryAuthPolicy()
        policy.resendCooldown = .seconds(resendAfter)
        let service = InMemoryAuthService(
            policy: policy, generator: generator, scheduler: scheduler, fault: { fault($0) },
            deliver: { delivery in MainQueue.run { deliver(delivery) } })
        var options = SignInOptions(texts: .english)
        options.region = region
        options.resendCodeTimeout = resendAfter
        return SignInFlow(
            authService: wrap(service),
            passwordService: InMemoryPasswordAuthService(scheduler: scheduler, fault: { fault(nil) }),
            accountStore: store,
            options: options, timerScheduler: scheduler)
    }

    private var generator: any RandomNumberGenerator & Sendable {
        if let seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() }
    }
}
