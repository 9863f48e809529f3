#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The queue of work of the thread it is asked on, which lasts as long as the outermost ``run(_:)``.
enum CurrentThread {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Work in the order of due time, what is due now first in, first out.
    private final class Queue {
        private var ready = Fifo<@Sendable () -> Void>()
        private var timed: [(due: RxTime, job: @Sendable () -> Void)] = []

        func push(_ job: @escaping @Sendable () -> Void, at due: RxTime?) {
            guard let due else { return ready.append(job) }
            let index = timed.firstIndex { $0.due > due } ?? timed.count
            timed.insert((due, job), at: index)
        }

        func pop() -> (@Sendable () -> Void)? {
            if let first = timed.first, ready.isEmpty || first.due <= ProcessClock.now {
                timed.removeFirst()
                CurrentThread.sleep(until: first.due)
                return first.job
            }
            return ready.popFirst()
        }
    }

    private static var queue: Queue? {
        pthread_getspecific(key).map { Unmanaged<Queue>.fromOpaque($0).takeUnretainedValue() }
    }

    /// True inside a ``run(_:)`` of this thread.
    static var isRunning: Bool { pthread_getspecific(key) != nil }

    /// Runs `body`, and then what was enqueued meanwhile, in order; inside another `run` only `body`.
    static func run(_ body: () -> Void) {
        if isRunning { return body() }
        let queue = Queue()
        withExtendedLifetime(queue) {
            pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
            defer { pthread_setspecific(key, nil) }
            body()
            while let job = queue.pop() { job() }
        }
    }

    /// Runs `job` behind what is queued on this thread; at once where nothing runs.
    ///
    /// - Parameter due: The thread sleeps until then. Nil: what is due now.
    static func schedule(at due: RxTime? = nil, _ job: @escaping @Sendable () -> Void) {
        if let queue { return queue.push(job, at: due) }
        run {
            if let due { sleep(until: due) }
            job()
        }
    }

    static func sleep(until due: RxTime) {
        var left = ProcessClock.now.duration(to: due)
        while left > .zero {
            let part = min(left, .seconds(1_000_000)).components
            var time = timespec(tv_sec: Int(part.seconds), tv_nsec: Int(part.attoseconds / 1_000_000_000))
            nanosleep(&time, nil)
            left = ProcessClock.now.duration(to: due)
        }
    }
}
