import Testing

@testable import Streams

@Suite struct MailboxTests {
    @Test func `what was sent before is there at once, and then the end, again and again`() async {
        let mailbox = Mailbox(Observable.of(1, 2), .unbounded)
        #expect(await mailbox.next() == .next(1))
        #expect(await mailbox.next() == .next(2))
        #expect(await mailbox.next() == .completed)
        #expect(await mailbox.next() == .completed)
    }

    @Test func `an error is told once, after the elements`() async {
        let mailbox = Mailbox(Observable.of(1).concat(Observable.error(Failure("x"))), .unbounded)
        #expect(await mailbox.next() == .next(1))
        #expect(await mailbox.next() == .error(Failure("x")))
        #expect(await mailbox.next() == .completed)
    }

    @Test func `closing ends the subscription, drops what waits, and wakes all who wait`() async {
        let subject = PublishSubject<Probe>()
        let alive = Tally()
        let mailbox = Mailbox(subject.asObservable(), .unbounded)
        subject.onNext(Probe(alive))
        mailbox.close()
        #expect(alive.value == 0)
        #expect(!subject.hasObservers)
        #expect(await mailbox.next().isCompleted)

        let waited = Mailbox(subject.asObservable(), .unbounded)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<3 { group.addTask { await waited.next().isCompleted } }
            waited.close()
            for await isCompleted in group { #expect(isCompleted) }
        }
    }

    @Test func `what is dropped is freed outside of the lock`() async {
        let subject = PublishSubject<AtDeinit>()
        let mailbox = Mailbox(subject.asObservable(), .bufferingNewest(1))
        let freed = Tally()
        for _ in 0..<3 {
            subject.onNext(
                AtDeinit {
                    freed.add()
                    mailbox.close()
                })
        }
        #expect(freed.value == 3)
    }
}
