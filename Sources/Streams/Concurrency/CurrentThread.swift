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

    /// Work in the order of its due times, of equal ones first in, first out.
    private final class Queue {
        private var ready = Fifo<@Sendable () -> Void>()
        private var timed = DueHeap()

        /// What is ready came before all that is timed. Once something is timed, new work is timed too, to keep the order.
        func push(_ job: @escaping @Sendable () -> Void) {
            if timed.count == 0 { return ready.append(job) }
            let item = ScheduledItem(()) {
                job()
                return NopDisposable()
            }
            push(item, at: ProcessClock.now)
        }

        func push(_ item: ScheduledItem, at due: RxTime) { timed.insert(item, due: due.nanoseconds) }

        /// Runs the next work, and answers false where there is none.
        func step() -> Bool {
            if let job = ready.popFirst() {
                job()
                return true
            }
            guard let entry = timed.popFirst(), let item = entry.item else { return false }
            if !item.isDisposed { CurrentThread.sleep(until: RxTime(nanoseconds: entry.due)) }
            item.run()
            return true
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
            while queue.step() {}
        }
    }

    /// Runs `job` behind what is queued on this thread; at once where nothing runs.
    static func schedule(_ job: @escaping @Sendable () -> Void) { if let queue { queue.push(job) } else { run(job) } }

    /// Runs `item` on this thread, which sleeps until `due`, in the order of due times.
    static func schedule(_ item: ScheduledItem, at due: RxTime) { run { queue?.push(item, at: due) } }

    static func sleep(until due: RxTime) {
        while case let left = ProcessClock.now.duration(to: due).saturatedNanoseconds, left > 0 {
            var part = timespec(tv_sec: Int(min(left / 1_000_000_000, 1_000_000)), tv_nsec: Int(left % 1_000_000_000))
            nanosleep(&part, nil)
        }
    }
}
