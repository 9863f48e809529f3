import Dispatch

/// A gate that one thread opens for others.
final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func give() { semaphore.signal() }

    /// False where nobody gave it in time.
    @discardableResult
    func take(within seconds: Int = 60) -> Bool {
        semaphore.wait(timeout: .now() + .seconds(seconds)) == .success
    }
}
