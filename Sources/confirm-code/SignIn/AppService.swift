import ConfirmCode
import Streams

extension Arguments {
    /// The service that the app signs in at: in memory, with the SMS handed to `deliver`.
    func service(
        on scheduler: any SchedulerType, deliver: @escaping @MainActor (InMemoryAuthService.Delivery) -> Void
    ) -> InMemoryAuthService {
        var policy = InMemoryAuthPolicy()
        policy.resendCooldown = .seconds(resendAfter)
        return InMemoryAuthService(policy: policy, generator: generator, scheduler: scheduler) { delivery in
            MainQueue.run { deliver(delivery) }
        }
    }

    private var generator: any RandomNumberGenerator & Sendable {
        if let seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() }
    }
}
