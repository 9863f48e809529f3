/// Disposes something on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where it is disposed.
    public let scheduler: any ImmediateSchedulerType
    private let disposable: Locked<(any Disposable)?>

    /// A disposal of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = Locked(disposable)
    }

    /// True once the scheduler has come to it.
    public var isDisposed: Bool { disposable.withLock { $0 == nil } }

    /// Asks the scheduler to dispose it.
    public func dispose() { _ = scheduler.schedule { self.disposable.exchange(nil)?.dispose() } }
}
