import Dispatch

/// The timed work of a dispatch queue in the order of its due times, what is due at the same time in the order it was
/// scheduled. Timers of dispatch alone do not keep that order, so one of them waits for the first due time.
final class DueQueue: ScheduledItemOwner {
    private struct State {
        let timer: any DispatchSourceTimer
        var entries = DueHeap()
        var armed: RxTime?
        var dropped = 0
    }

    private let queue: DispatchQueue
    private let leeway: DispatchTimeInterval
    private let isConcurrent: Bool
    private let state: Locked<State>

    /// - Parameters:
    ///   - queue: Where the work runs.
    ///   - leeway: How late the timer may be, for the sake of energy.
    ///   - isConcurrent: Whether due work is put on `queue` piece by piece.
    init(_ queue: DispatchQueue, leeway: RxTimeInterval, isConcurrent: Bool) {
        self.queue = queue
        self.leeway = .nanoseconds(Int(clamping: max(leeway, .zero).saturatedNanoseconds))
        self.isConcurrent = isConcurrent
        let timer = DispatchSource.makeTimerSource(queue: queue)
        state = Locked(State(timer: timer))
        timer.setEventHandler { [weak self] in self?.fire() }
        timer.activate()
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

    /// The item keeps this queue until it has run or is disposed.
    func schedule(_ item: ScheduledItem, at due: RxTime) -> any Disposable {
        item.owner = self
        state.withLock { state in
            state.entries.insert(item, due: due.nanoseconds)
            if state.armed.map({ due < $0 }) ?? true { arm(&state, at: due) }
        }
        return item
    }

    /// An item in the heap was disposed: forgets it, together with others, before half of the heap is dead.
    func drop() {
        state.withLock { state in
            state.dropped += 1
            if state.dropped * 2 <= state.entries.count { return }
            state.entries.removeDisposed()
            state.dropped = 0
        }
    }

    private func arm(_ state: inout State, at due: RxTime) {
        state.armed = due
        let left = ProcessClock.now.duration(to: due).saturatedNanoseconds
        state.timer.schedule(deadline: .now() + .nanoseconds(Int(clamping: max(left, 0))), leeway: leeway)
    }

    /// Runs what is due now; what becomes due meanwhile waits for its turn on the queue.
    private func fire() {
        let now = ProcessClock.now
        while let item = state.withLock({ $0.entries.popFirst(until: now.nanoseconds) })?.item {
            if isConcurrent { queue.async { item.run() } } else { item.run() }
        }
        state.withLock { state in
            state.armed = nil
            if let next = state.entries.first { arm(&state, at: RxTime(nanoseconds: next.due)) }
        }
    }
}
