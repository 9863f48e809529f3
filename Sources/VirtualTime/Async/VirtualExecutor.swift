import Dispatch

/// Runs the pieces of tasks where it is told to, in the order in which they became ready.
final class VirtualExecutor: TaskExecutor {
    private let jobs = Locked<[UnownedJob]>([])
    private let hasJobs = DispatchSemaphore(value: 0)

    /// Takes a piece of a task that is ready.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        hasJobs.signal()
    }

    /// Runs all that is ready, and what becomes ready by that.
    func drain() {
        while hasJobs.wait(timeout: .now()) == .success { runNext() }
    }

    /// Waits until something is ready, made so by another thread.
    ///
    /// - Returns: False where nothing is in `seconds`.
    func wait(seconds: Double) -> Bool {
        guard hasJobs.wait(timeout: .now() + seconds) == .success else { return false }
        runNext()
        return true
    }

    private func runNext() {
        let job = jobs.withLock { $0.removeFirst() }
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}
