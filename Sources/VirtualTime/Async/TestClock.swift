/// A clock for async code: who sleeps by it wakes when virtual time has come there.
extension TestScheduler: Clock {
    /// The length of a tick.
    public var minimumResolution: Duration { .seconds(resolution) }

    /// Sleeps until the tick of `deadline`, exactly, whatever `tolerance` says; not at all where that is past.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: RxTime, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let time = now.duration(to: deadline)
        if time <= .zero { return }
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if sleeper.begin(continuation) {
                    sleeper.wake = scheduleRelative((), dueTime: time) { _ in
                        sleeper.end(nil)
                        return Disposables.create()
                    }
                }
            }
        } onCancel: {
            sleeper.end(CancellationError())
        }
    }
}

/// A task that sleeps, and wakes once: at its time or when it is cancelled.
private final class Sleeper: Sendable {
    private enum State {
        case awake
        case asleep(CheckedContinuation<Void, any Error>)
        case woken((any Error)?)
    }

    private let state = Locked(State.awake)
    private let timer = Locked<(any Disposable)?>(nil)

    /// What wakes it in time, disposed when it wakes before.
    var wake: (any Disposable)? {
        get { timer.value }
        set {
            _ = timer.exchange(newValue)
            if case .woken = state.value { newValue?.dispose() }
        }
    }

    /// - Returns: False where it has been woken before it slept.
    func begin(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
        let woken = state.withLock { state -> State in
            let before = state
            if case .awake = state { state = .asleep(continuation) }
            return before
        }
        guard case .woken(let error) = woken else { return true }
        continuation.resume(with: error.map(Result.failure) ?? .success(()))
        return false
    }

    func end(_ error: (any Error)?) {
        let before = state.exchange(.woken(error))
        wake?.dispose()
        switch before {
        case .asleep(let continuation): continuation.resume(with: error.map(Result.failure) ?? .success(()))
        case .woken(let first): _ = state.exchange(.woken(first))
        case .awake: break
        }
    }
}
