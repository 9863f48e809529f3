import Testing
import Threads

@testable import Streams

@Suite struct ReplaySubjectTests {
    @Test(arguments: [0, 1, 3, 100])
    func `a new observer is told the last elements, then what comes`(_ size: Int) {
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        for number in 1...5 { subject.onNext(number) }
        let log = Log<Event<Int>>()
        _ = subject.subscribe { log($0) }
        subject.onNext(6)
        subject.onCompleted()
        #expect(log.entries == (1...5).suffix(size).map { .next($0) } + [.next(6), .completed])
    }

    @Test func `an unbounded one replays everything`() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for number in 1...1_000 { subject.onNext(number) }
        let log = Log<Int>()
        _ = subject.subscribe(onNext: { log($0) })
        #expect(log.entries == Array(1...1_000))
    }

    @Test func `a late observer is told the last elements and the end`() {
        for end in [Event<Int>.completed, .error(Failure("end"))] {
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            for number in 1...3 { subject.onNext(number) }
            subject.on(end)
            subject.onNext(4)
            let log = Log<Event<Int>>()
            _ = subject.subscribe { log($0) }
            #expect(log.entries == [.next(2), .next(3), end])
            #expect(!subject.hasObservers)
        }
    }

    @Test func `disposing in the middle of the replay stops it`() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for number in 1...5 { subject.onNext(number) }
        let log = Log<Int>()
        let lifetime = Lifetime()
        subject.attach(
            AnyObserver(
                next: { element in
                    log(element)
                    if element == 2 { lifetime.end() }
                }, end: { _ in }), lifetime)
        subject.onNext(6)
        #expect(log.entries == [1, 2])
        #expect(!subject.hasObservers)
    }

    @Test func `what comes while the past is told waits for it, the end too`() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for number in 1...3 { subject.onNext(number) }
        let log = Log<Event<Int>>()
        let isTelling = Signal()
        let didSend = Signal()
        together(2) { thread in
            if thread == 0 {
                _ = subject.subscribe { event in
                    log(event)
                    if event == .next(1) {
                        isTelling.give()
                        didSend.take()
                    }
                }
            } else {
                isTelling.take()
                subject.onNext(4)
                subject.onCompleted()
                didSend.give()
            }
        }
        #expect(log.entries == [.next(1), .next(2), .next(3), .next(4), .completed])
    }

    @Test func `late observers of a stream of several threads see all of it, once, in one order`() {
        for _ in 0..<100 {
            let subject = ReplaySubject<Int>.createUnbounded()
            let logs = (0..<6).map { _ in Unlocked<[Int]>([]) }
            together(4) { thread in
                if thread < 2 {
                    for number in 0..<200 { subject.onNext(thread * 200 + number) }
                } else {
                    for index in 0..<3 {
                        let log = logs[(thread - 2) * 3 + index]
                        _ = subject.subscribe(onNext: { log.value.append($0) })
                    }
                }
            }
            #expect(logs[0].value.count == 400)
            for log in logs { #expect(log.value == logs[0].value) }
        }
    }

    @Test func `forgotten elements are freed`() {
        let alive = Tally()
        let subject = ReplaySubject<Probe>.create(bufferSize: 3)
        for _ in 0..<10 { subject.onNext(Probe(alive)) }
        #expect(alive.value == 3)
        subject.onCompleted()
        #expect(alive.value == 3)
    }
}
