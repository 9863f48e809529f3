import Foundation
import Testing

@testable import Streams

@Suite struct OperationQueueSchedulerTests {
    private func serialQueue() -> OperationQueue {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }

    @Test func `work runs on the queue, in order`() {
        let queue = serialQueue()
        let scheduler = OperationQueueScheduler(operationQueue: queue)
        let log = Log<Int>()
        for number in 1...100 { _ = scheduler.schedule { log(number) } }
        queue.waitUntilAllOperationsAreFinished()
        #expect(log.entries == Array(1...100))
    }

    @Test func `disposed work does not run`() {
        let queue = serialQueue()
        queue.isSuspended = true
        let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
        let log = Log<String>()
        let first = scheduler.schedule { log("first") }
        let second = scheduler.schedule { log("second") }
        #expect(queue.operations.map(\.queuePriority) == [.high, .high])
        first.dispose()
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(log.entries == ["second"])
        second.dispose()
    }

    @Test func `elements are observed on it in order`() {
        let scheduler = OperationQueueScheduler(operationQueue: OperationQueue())
        let log = Log<Int>()
        let done = Signal()
        let disposable = Observable.from(1...1000).observe(on: scheduler)
            .subscribe(onNext: { log($0) }, onCompleted: { done.give() })
        #expect(done.take())
        #expect(log.entries == Array(1...1000))
        disposable.dispose()
    }

    @Test func `what the action returns is disposed with the result, before, during and after it runs`() {
        let queue = serialQueue()
        let scheduler = OperationQueueScheduler(operationQueue: queue)
        let log = Log<String>()
        let after = scheduler.schedule("after") { name in Disposables.create { log(name) } }
        queue.waitUntilAllOperationsAreFinished()
        #expect(log.entries == [])
        after.dispose()
        after.dispose()
        queue.isSuspended = true
        let during = SingleAssignmentDisposable()
        during.setDisposable(
            scheduler.schedule("during") { name in
                during.dispose()
                return Disposables.create { log(name) }
            })
        let before = scheduler.schedule("before") { name in Disposables.create { log(name) } }
        before.dispose()
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(log.entries == ["after", "during"])
    }
}
