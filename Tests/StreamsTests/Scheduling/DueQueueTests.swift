import Dispatch
import Testing
import Threads

@testable import Streams

@Suite struct DueQueueTests {
    private func item(_ action: @escaping @Sendable () -> Void) -> ScheduledItem {
        ScheduledItem(()) {
            action()
            return NopDisposable()
        }
    }

    private func queue(isConcurrent: Bool) -> DueQueue {
        let queue = DispatchQueue(label: "due", attributes: isConcurrent ? .concurrent : [])
        return DueQueue(queue, leeway: .zero, isConcurrent: isConcurrent)
    }

    @Test func `equal due times run in the order they were scheduled`() {
        let queue = queue(isConcurrent: false)
        let log = Log<Int>()
        let done = Signal()
        let due = ProcessClock.now.advanced(by: .milliseconds(20))
        for number in 0..<200 { _ = queue.schedule(item { log(number) }, at: due) }
        _ = queue.schedule(item { done.give() }, at: due)
        #expect(done.take())
        #expect(log.entries == Array(0..<200))
    }

    @Test func `an earlier due time runs first, whenever it was scheduled`() {
        let label = DispatchQueue(label: "due")
        let queue = DueQueue(label, leeway: .zero, isConcurrent: false)
        let log = Log<Int>()
        let isScheduled = Signal()
        let done = Signal()
        label.async { isScheduled.take() }
        let start = ProcessClock.now
        for number in [30, 10, 50, 20, 40, 5, 35] {
            _ = queue.schedule(item { log(number) }, at: start.advanced(by: .milliseconds(number)))
        }
        _ = queue.schedule(item { done.give() }, at: start.advanced(by: .milliseconds(60)))
        isScheduled.give()
        #expect(done.take())
        #expect(log.entries == [5, 10, 20, 30, 35, 40, 50])
        #expect(start.duration(to: ProcessClock.now) >= .milliseconds(60))
    }

    @Test(arguments: [false, true])
    func `each item runs once, or not at all where it was disposed before`(isConcurrent: Bool) {
        let queue = queue(isConcurrent: isConcurrent)
        let runs = (0..<3_000).map { _ in Tally() }
        let left = Signal()
        together(3) { thread in
            for index in 0..<1_000 {
                let run = runs[thread * 1_000 + index]
                let after = Duration.microseconds(1 + index * 7 % 3_000)
                let disposable = queue.schedule(
                    item {
                        run.add()
                        if index % 2 == 0 { left.give() }
                    }, after: index % 2 == 0 ? after : .seconds(3_600))
                if index % 2 == 1 { disposable.dispose() }
            }
        }
        for _ in 0..<1_500 { #expect(left.take()) }
        for index in runs.indices { #expect(runs[index].value == (index % 2 == 0 ? 1 : 0)) }
    }

    @Test func `what was disposed is forgotten long before it is due`() {
        let queue = queue(isConcurrent: false)
        let items = (0..<1_000).map { _ in Weak<ScheduledItem>() }
        let kept = (0..<10).map { _ in queue.schedule(item {}, after: .seconds(3_600)) }
        for weak in items {
            let item = item {}
            weak.object = item
            queue.schedule(item, after: .seconds(3_600)).dispose()
        }
        #expect(items.count { $0.object != nil } <= 11)
        kept.forEach { $0.dispose() }
        #expect(items.count { $0.object != nil } == 0)
    }

    @Test func `a queue whose scheduler is gone waits for nothing that was disposed`() {
        let label = DispatchQueue(label: "retired")
        weak var retired: DueQueue?
        do {
            let queue = DueQueue(label, leeway: .zero, isConcurrent: false)
            retired = queue
            let items = (0..<3).map { _ in queue.schedule(item {}, after: .seconds(3_600)) }
            items.forEach { $0.dispose() }
        }
        let deadline = ProcessClock.now.advanced(by: .seconds(30))
        while retired != nil, ProcessClock.now < deadline { label.sync {} }
        #expect(retired == nil)
    }

    @Test func `a queue whose scheduler is gone still runs what was scheduled`() {
        let done = Signal()
        do {
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "gone")
            _ = scheduler.schedule(after: .milliseconds(5)) { done.give() }
        }
        #expect(done.take())
    }

    private final class Weak<Object: AnyObject> {
        weak var object: Object?
    }
}
