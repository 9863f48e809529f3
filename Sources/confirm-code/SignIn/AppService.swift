import ConfirmCode
import Streams

extension Arguments {
    /// The service that the app signs in at: in memory or a Firebase emulator, with the SMS handed to `deliver`.
    func service(
        on scheduler: any SchedulerType, deliver: @escaping @MainActor (InMemoryAuthService.Delivery) -> Void
    ) -> any AuthService {
        let deliver: InMemoryAuthService.Deliver = { delivery in MainQueue.run { deliver(delivery) } }
        if let emulator { return EmulatorAuthService(emulator, scheduler: scheduler, deliver: deliver) }
        var policy = InMemoryAuthPolicy()
        policy.resendCooldown = .seconds(resendAfter)
        return InMemoryAuthService(policy: policy, generator: generator, scheduler: scheduler, deliver: deliver)
    }

    private var generator: any RandomNumberGenerator & Sendable {
        if let seed { SeededGenerator(seed: seed) } else { SystemRandomNumberGenerator() }
    }
}
