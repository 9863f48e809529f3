import Foundation
import StreamsTesting
import Testing

@testable import Streams

@Suite struct OnMainTests {
    @MainActor @Test func `on main with nothing waiting an event is sent inside the call that sends it`() {
        let subject = PublishSubject<Int>()
        let log = Log<String>()
        let subscription = subject.onMain().subscribe(
            onNext: { log("\($0)") }, onCompleted: { log("completed") })
        subject.onNext(1)
        log("after")
        subject.onCompleted()
        #expect(log.entries == ["1", "after", "completed"])
        subscription.dispose()
    }

    @Test func `from elsewhere events are sent on main, in order, the end last`() {
        let subject = PublishSubject<Int>()
        let wrong = Tally()
        let witness = Witness<Int> { _ in if !MainQueue.isCurrent { wrong.add() } }
        let subscription = subject.onMain().subscribe(witness)
        for number in 1...1_000 { subject.onNext(number) }
        subject.onError(Failure("end"))
        MainQueue.sync {}
        #expect(witness.elements == Array(1...1_000))
        #expect(witness.events.last == .error(Failure("end")))
        #expect(witness.isOrderly)
        #expect(wrong.value == 0)
        subscription.dispose()
    }

    @MainActor @Test func `an element of main does not overtake one that waits`() async {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let subscription = subject.onMain().subscribe(onNext: { log($0) })
        let sent = Signal()
        Thread.detachNewThread {
            subject.onNext(1)
            sent.give()
        }
        sent.take()
        subject.onNext(2)
        #expect(log.entries.isEmpty)
        await turn()
        #expect(log.entries == [1, 2])
        subscription.dispose()
    }

    @MainActor @Test func `nothing that waits is sent after a disposal on main`() async {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let subscription = subject.onMain().subscribe(onNext: { log($0) })
        let sent = Signal()
        Thread.detachNewThread {
            subject.onNext(1)
            sent.give()
        }
        sent.take()
        subscription.dispose()
        await turn()
        #expect(log.entries.isEmpty)
        #expect(!subject.hasObservers)
    }

    /// Lets the main queue do what is queued.
    @MainActor private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
