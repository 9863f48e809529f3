import Foundation
import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct SharedSequenceTests {
    @Test func `a subscription from elsewhere is made on main`() {
        let place = Log<Bool>()
        let driver = Observable<Int>.deferred {
            place(MainQueue.isCurrent)
            return .just(1)
        }.asDriver(onErrorJustReturn: 0)
        let witness = Witness<Int>()
        let subscription = driver.asObservable().subscribe(witness)
        MainQueue.sync {}
        #expect(place.entries == [true])
        #expect(witness.events == [.next(1), .completed])
        subscription.dispose()
    }

    @MainActor @Test func `a subscription from elsewhere that is disposed before main comes to it is not made`() async {
        let subscribed = Tally()
        let driver = Driver<Int>.deferred {
            subscribed.add()
            return .just(1)
        }
        let done = Signal()
        Thread.detachNewThread {
            driver.asObservable().subscribe().dispose()
            done.give()
        }
        done.take()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #expect(subscribed.value == 0)
    }

    @MainActor @Test func `the sequence is its own shared sequence`() {
        let driver = Driver.just(1).asSharedSequence()
        #expect(driver.record().events == [.next(1), .completed])
    }

    @Test func `many threads may drive one driver`() {
        let relay = BehaviorRelay(value: 0)
        let driver = relay.asDriver()
        let witnesses = (0..<8).map { _ in Witness<Int>() }
        together(8) { thread in
            for round in 0..<50 {
                let subscription = driver.asObservable().subscribe(witnesses[thread])
                relay.accept(round)
                subscription.dispose()
            }
        }
        MainQueue.sync {}
        #expect(witnesses.allSatisfy { $0.isOrderly })
    }
}
