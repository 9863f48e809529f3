import Dispatch

/// The timed work of a dispatch queue in the order of its due times, what is due at the same time in the order it was
/// scheduled. Timers of dispatch alone do not keep that order, so one of them waits for the first due time.
final class DueQueue: Sendable {
    private struct State {
        var entries = DueHeap()
        var timer: (any DispatchSourceTimer)?
        var armed = RxTime(nanoseconds: .max)
        var dropped = 0
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
        guard dueTime < .never else { return item }
        guard dueTime > .zero else {
            queue.async { item.run() }
            return item
        }
        return schedule(item, at: ProcessClock.now.advanced(by: dueTime))
    }

    func schedule(_ item: ScheduledItem, at due: RxTime) -> any Disposable {
        state.withLock { state in
            state.entries.insert(item, at: due)
            if state.timer == nil || due < state.armed { arm(&state, at: due) }
        }
        return DueItem(item, self)
    }

    /// An item in the heap was disposed: forgets it, together with others, before half of the heap is dead.
    fileprivate func drop() {
        state.withLock { state in
            state.dropped += 1
            if state.dropped * 2 > state.entries.count {
                state.entries.removeDisposed()
                state.dropped = 0
            }
        }
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
        while let item = state.withLock({ $0.entries.popFirst(until: now) }) {
            if isConcurrent { queue.async { item.run() } } else { item.run() }
        }
        let idle = state.withLock { state in
            if let next = state.entries.first {
                arm(&state, at: next)
                return (any DispatchSourceTimer)?.none
            }
            return state.timer.take()
        }
        idle?.cancel()
    }
}

/// A scheduled item that its queue forgets when it is disposed.
private final class DueItem: Disposable {
    private let item: ScheduledItem
    private let queue: DueQueue

    init(_ item: ScheduledItem, _ queue: DueQueue) {
        self.item = item
        self.queue = queue
    }

    func dispose() {
        if item.cancel() { queue.drop() }
    }
}

/// A binary heap of items, the first due on top, of several the one inserted first.
private struct DueHeap {
    private struct Entry {
        let due: RxTime
        let number: UInt64
        let item: ScheduledItem

        func precedes(_ other: Entry) -> Bool {
            due == other.due ? number < other.number : due < other.due
        }
    }

    private var entries: [Entry] = []
    private var inserted: UInt64 = 0

    var count: Int { entries.count }
    var first: RxTime? { entries.first?.due }

    mutating func insert(_ item: ScheduledItem, at due: RxTime) {
        inserted += 1
        entries.append(Entry(due: due, number: inserted, item: item))
        siftUp(entries.count - 1)
    }

    mutating func popFirst(until now: RxTime) -> ScheduledItem? {
        guard let first = entries.first, first.due <= now else { return nil }
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        siftDown(0)
        return first.item
    }

    mutating func removeDisposed() {
        entries.removeAll { $0.item.isDisposed }
        entries.sort { $0.precedes($1) }
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, entries[child].precedes(entries[(child - 1) / 2]) {
            entries.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < entries.count && entries[child].precedes(entries[least]) {
                least = child
            }
            if least == parent { return }
            entries.swapAt(parent, least)
            parent = least
        }
    }
}
