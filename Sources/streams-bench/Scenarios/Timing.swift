import Dispatch
import Streams
import VirtualTime

extension Scenario {
    /// Schedulers, real and virtual.
    static let timing = [
        Scenario(
            "observe(on: a serial queue)", count: 1_000_000,
            library: { count in
                let sum = Sum()
                let done = DispatchSemaphore(value: 0)
                let subscription = Observable.range(start: 0, count: count)
                    .observe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
                    .subscribe(onNext: { sum.value &+= $0 }, onCompleted: { done.signal() })
                done.wait()
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let done = DispatchSemaphore(value: 0)
                let hop = LockedHop(DispatchQueue(label: "hop", qos: .userInitiated)) { sum.value &+= $0 }
                for number in 0..<count { hop.send(number) }
                hop.queue.async { done.signal() }
                done.wait()
                return sum.value
            }),
        Scenario(
            "debounce, virtual time", count: 100_000,
            library: { count in
                let sum = Sum()
                let scheduler = TestScheduler(stepLimit: .max)
                let subject = PublishSubject<Int>()
                let subscription = subject.debounce(.seconds(2), scheduler: scheduler)
                    .subscribe(onNext: { sum.value &+= $0 })
                for number in 0..<count {
                    subject.onNext(number)
                    scheduler.advanceBy(number % 4)
                }
                subscription.dispose()
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let queue = SortedActions()
                let pending = Sum()
                for number in 0..<count {
                    pending.value = number
                    queue.schedule(at: queue.now + 2) { if pending.value == number { sum.value &+= number } }
                    queue.advance(by: number % 4)
                }
                return sum.value
            }),
        Scenario(
            "TestScheduler: schedule and run", per: "action", count: 200_000,
            library: { count in
                let sum = Sum()
                let scheduler = TestScheduler(stepLimit: .max)
                for number in 0..<count { scheduler.scheduleAt(number * 7919 % count + 1) { sum.value &+= number } }
                scheduler.advanceTo(count + 1)
                return sum.value
            },
            byHand: { count in
                let sum = Sum()
                let queue = SortedActions()
                for number in 0..<count { queue.schedule(at: number * 7919 % count + 1) { sum.value &+= number } }
                queue.advance(by: count + 1)
                return sum.value
            }),
    ]
}

/// Actions by the time they are due at: a binary heap, and a number that keeps equal times in order.
private final class SortedActions {
    private(set) var now = 0
    private var heap: [(time: Int, order: Int, action: () -> Void)] = []
    private var count = 0

    @inline(never) func schedule(at time: Int, _ action: @escaping () -> Void) {
        heap.append((time, count, action))
        count += 1
        var child = heap.count - 1
        while child > 0, isBefore(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    @inline(never) func advance(by ticks: Int) {
        let end = now + ticks
        while let first = heap.first, first.time <= end {
            now = first.time
            removeFirst()
            first.action()
        }
        now = end
    }

    private func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && isBefore(child, least) {
                least = child
            }
            if least == parent { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        (heap[left].time, heap[left].order) < (heap[right].time, heap[right].order)
    }
}
