import Dispatch

/// The main queue, and whether the caller is on it. The thread says nothing: on Linux the main actor may run on any.
@usableFromInline package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main queue.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

    /// Runs `work` now where the caller is on the main queue, else later there.
    package static func run(_ work: @escaping @MainActor () -> Void) {
        if isCurrent { unisolated(work)() } else { DispatchQueue.main.async { work() } }
    }

    /// Runs `work` on the main queue, and waits for it where the caller is elsewhere.
    package static func sync(_ work: () -> Void) {
        if isCurrent { work() } else { DispatchQueue.main.sync(execute: work) }
    }

    /// The same closure for code that has made sure to be on the main queue: checked once per hop, not once per stage.
    @inlinable static func unisolated<Input, Output>(
        _ closure: @escaping @MainActor (Input) -> Output
    ) -> @Sendable (Input) -> Output { unsafeBitCast(closure, to: (@Sendable (Input) -> Output).self) }

    /// The same closure for code that has made sure to be on the main queue.
    static func unisolated<Output>(_ closure: @escaping @MainActor () -> Output) -> @Sendable () -> Output {
        unsafeBitCast(closure, to: (@Sendable () -> Output).self)
    }

    /// The same closure for code that has made sure to be on the main queue.
    static func unisolated<First, Second, Output>(
        _ closure: @escaping @MainActor (First, Second) -> Output
    ) -> @Sendable (First, Second) -> Output { unsafeBitCast(closure, to: (@Sendable (First, Second) -> Output).self) }
}
