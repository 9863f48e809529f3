import Dispatch

/// The timed work of a dispatch queue in the order of its due times, what is due at the same time in the order it was
/// scheduled. Timers of dispatch alone do not keep that order, so one of them waits for the first due time.
final class DueQueue: ScheduledItemOwner {
    private struct State {
        var entries = DueHeap()
        var timer: (any DispatchSourceTimer)?
        var armed = RxTime(nanoseconds: .max)
        var dropped = 0
        var isRetired = false

        /// The timer, where it waits for nothing that anybody could still add.
        mutating func takeIdleTimer() -> (any DispatchSourceTimer)? {
            isRetired && entries.count == 0 ? timer.take() : nil
        }
    }

    private let queue: DispatchQueue
    private let leeway: DispatchTimeInterval
    private let isConcurrent: Bool
    private let state = Locked(State())

    init(_ queue: DispatchQueue, leeway: RxTimeInterval, isConcurrent: Bool) {
        self.queue = queue
        self.leeway = .nanoseconds(Int(clamping: max(leeway, .zero).saturatedNanoseconds))
        self.isConcurrent = isConcurrent
    }

    /// Runs `item` on the queue once `dueTime` has passed; as soon as the queue can where that is not positive, and never
    /// after ``Swift/Duration/never``.
    func schedule(_ item: ScheduledItem, after dueTime: RxTimeInterval) -> any Disposable {
        guard dueTime < .never else { return NopDisposable() }
        RealTime.note(
            queue.label == DispatchQueue.main.label ? "the main queue" : "the dispatch queue \(queue.label)")
        guard dueTime > .zero else {
            queue.async { item.run() }
            return item
        }
        return schedule(item, at: ProcessClock.now.advanced(by: dueTime))
    }

    func schedule(_ item: ScheduledItem, at due: RxTime) -> any Disposable {
        item.owner = self
        state.withLock { state in
            state.entries.insert(item, due: due.nanoseconds)
            if state.timer == nil || due < state.armed { arm(&state, at: due) }
        }
        return item
    }

    /// Nothing more will be scheduled: waits for what is there, and no longer.
    func retire() {
        let idle = state.withLock { state in
            state.isRetired = true
            return state.takeIdleTimer()
        }
        idle?.cancel()
    }

    /// An item in the heap was disposed: forgets it, together with others, before half of the heap is dead.
    func drop() {
        let idle = state.withLock { state in
            state.dropped += 1
            if state.dropped * 2 > state.entries.count {
                state.entries.removeDisposed()
                state.dropped = 0
            }
            return state.takeIdleTimer()
        }
        idle?.cancel()
    }

    private func arm(_ state: inout State, at due: RxTime) {
        let timer: any DispatchSourceTimer
        if let present = state.timer {
            timer = present
        } else {
            timer = DispatchSource.makeTimerSource(queue: queue)
            timer.setEventHandler { self.fire() }
            timer.activate()
            state.timer = timer
        }
        state.armed = due
        let left = ProcessClock.now.duration(to: due).saturatedNanoseconds
        timer.schedule(deadline: .now() + .nanoseconds(Int(clamping: max(left, 0))), leeway: leeway)
    }

    /// Runs what is due now; what becomes due meanwhile waits for its turn on the queue.
    private func fire() {
        let now = ProcessClock.now
        while let item = state.withLock({ $0.entries.popFirst(until: now.nanoseconds) })?.item {
            if isConcurrent { queue.async { item.run() } } else { item.run() }
        }
        let idle = state.withLock { state in
            if let next = state.entries.first {
                arm(&state, at: RxTime(nanoseconds: next.due))
                return (any DispatchSourceTimer)?.none
            }
            return state.timer.take()
        }
        idle?.cancel()
    }
}
