import Dispatch

/// Runs the pieces of tasks where it is told to, in the order in which they became ready.
final class VirtualExecutor: TaskExecutor {
    private let jobs = Locked<[UnownedJob]>([])
    private let news = DispatchSemaphore(value: 0)

    /// Takes a piece of a task that is ready.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        news.signal()
    }

    /// Runs all that is ready, and what becomes ready by that.
    func drain() { while news.wait(timeout: .now()) == .success { runNext() } }

    /// Ends a ``wait(seconds:)`` though nothing is ready, for there is something else to do.
    func wake() { news.signal() }

    /// Waits until something is ready, made so by another thread, or until it is woken.
    ///
    /// - Returns: False where neither happens in `seconds`.
    func wait(seconds: Double) -> Bool {
        guard news.wait(timeout: .now() + seconds) == .success else { return false }
        runNext()
        return true
    }

    private func runNext() {
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        job?.runSynchronously(on: asUnownedTaskExecutor())
    }
}
