import Dispatch
import Foundation
import StreamsTesting
import Testing

@testable import Streams

@Suite struct RealTimeTests {
    private func schedule(on scheduler: any ImmediateSchedulerType) {
        scheduler.schedule(()) { _ in Disposables.create() }.dispose()
    }

    @Test func `every scheduler of real time tells where its work waits, once`() {
        let places = RealTime.places {
            for _ in 1...2 { schedule(on: SerialDispatchQueueScheduler(internalSerialQueueName: "serial")) }
            schedule(on: ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "concurrent")))
            schedule(on: MainScheduler.asyncInstance)
            schedule(on: OperationQueueScheduler(operationQueue: OperationQueue()))
            schedule(on: ClockScheduler(ContinuousClock()))
        }
        #if DEBUG
            #expect(
                places == [
                    "the dispatch queue serial", "the dispatch queue concurrent", "the main queue",
                    "an operation queue",
                    "ContinuousClock",
                ])
        #else
            #expect(places.isEmpty)
        #endif
    }

    @Test func `work that runs at once waits for nothing`() {
        let places = RealTime.places {
            schedule(on: CurrentThreadScheduler.instance)
            schedule(on: ImmediateScheduler.instance)
        }
        #expect(places.isEmpty)
    }

    @Test @MainActor func `the main scheduler waits where it is not on the main queue, or not alone`() async {
        let elsewhere = await Task.detached { RealTime.places { schedule(on: MainScheduler.instance) } }.value
        #if DEBUG
            #expect(elsewhere == ["the main queue"])
        #else
            #expect(elsewhere.isEmpty)
        #endif
    }
}
