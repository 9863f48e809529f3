import Dispatch
import Testing
import Threads

@testable import Streams

@Suite struct BehaviorSubjectTests {
    @Test func `a new observer is told the value, then what comes`() {
        let subject = BehaviorSubject(value: 0)
        let first = Log<Int>()
        let second = Log<Int>()
        _ = subject.subscribe(onNext: { first($0) })
        subject.onNext(1)
        _ = subject.subscribe(onNext: { second($0) })
        subject.onNext(2)
        #expect(first.entries == [0, 1, 2])
        #expect(second.entries == [1, 2])
        #expect(subject.value == 2)
    }

    @Test func `after the end the value stays, and a new observer is told the end alone`() {
        let subject = BehaviorSubject(value: 0)
        subject.onNext(1)
        subject.onError(Failure("end"))
        subject.onNext(2)
        subject.onCompleted()
        let log = Log<Event<Int>>()
        _ = subject.subscribe { log($0) }
        #expect(log.entries == [.error(Failure("end"))])
        #expect(subject.value == 1)
        #expect(!subject.hasObservers)
    }

    @Test func `a value that is nil is a value`() {
        let subject = BehaviorSubject<Int?>(value: nil)
        let log = Log<Int?>()
        _ = subject.subscribe(onNext: { log($0) })
        subject.onNext(1)
        subject.onNext(nil)
        #expect(log.entries == [nil, 1, nil])
        #expect(subject.value == nil)
    }

    @Test func `the value inside a delivery is the last one accepted`() {
        let subject = BehaviorSubject(value: 0)
        let log = Log<[Int]>()
        let feedback = subject.subscribe(onNext: { element in
            if element == 1 { subject.onNext(2) }
            log([element, subject.value])
        })
        defer { feedback.dispose() }
        subject.onNext(1)
        #expect(log.entries == [[0, 0], [1, 2], [2, 2]])
    }

    @Test func `who subscribes in a delivery, after a newer value was accepted, is told that and only what follows`() {
        let subject = BehaviorSubject(value: 0)
        let log = Log<Int>()
        let others = Log<Int>()
        let feedback = subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            subject.onNext(2)
            _ = subject.subscribe(onNext: { log($0) })
            subject.onNext(3)
        })
        defer { feedback.dispose() }
        _ = subject.subscribe(onNext: { others($0) })
        subject.onNext(1)
        #expect(log.entries == [2, 3])
        #expect(others.entries == [0, 1, 2, 3])
    }

    @Test func `nested subscriptions to A through B are told the value at once`() {
        let a = BehaviorSubject(value: 1)
        let b = BehaviorSubject(value: 2)
        let log = Log<Int>()
        withinSeconds {
            let outermost = a.subscribe(onNext: { _ in
                _ = b.subscribe(onNext: { _ in
                    _ = a.subscribe(onNext: { log($0) })
                })
            })
            outermost.dispose()
        }
        #expect(log.entries == [1])
    }

    @Test func `sends from inside the replay come after it, and 100,000 need no stack`() {
        let log = Log<Int>()
        withinSeconds {
            let subject = BehaviorSubject(value: 0)
            let feedback = subject.subscribe(onNext: { element in
                log(element)
                if element < 100_000 { subject.onNext(element + 1) }
            })
            feedback.dispose()
        }
        #expect(log.entries == Array(0...100_000))
    }

    @Test func `an observer whose replay waits for a queue that is about to use the subject does not hang`() {
        withinSeconds {
            let queue = DispatchQueue(label: "Q")
            let bad = Tally()
            for _ in 0..<1_000 {
                let subject = BehaviorSubject(value: 0)
                let log = Log<Int>()
                together(2) { thread in
                    if thread == 0 {
                        _ = subject.subscribe(onNext: { element in
                            if log.entries.isEmpty { queue.sync {} }
                            log(element)
                        })
                    } else {
                        queue.sync {
                            for number in 1...3 {
                                subject.onNext(number)
                                if subject.value != number { bad.add() }
                            }
                        }
                    }
                }
                let entries = log.entries
                if entries.isEmpty || entries != Array((entries.first ?? 0)...3) { bad.add() }
            }
            #expect(bad.value == 0)
        }
    }
}
