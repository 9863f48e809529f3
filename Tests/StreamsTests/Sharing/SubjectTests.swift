import Foundation
import Testing
import Threads

@testable import Streams

/// What all subjects and relays have in common.
@Suite struct SubjectTests {
    @Test(arguments: SubjectKind.allCases)
    func `what is sent during a delivery reaches every observer after it`(_ kind: SubjectKind) {
        let subject = kind.make(0)
        let first = Log<Int>()
        let second = Log<Int>()
        let feedback = subject.subscribe { element in
            first(element)
            if element == 1 {
                subject.send(2)
                subject.send(3)
            }
        }
        defer { feedback.dispose() }
        _ = subject.subscribe { second($0) }
        subject.send(1)
        #expect(first.entries.suffix(3) == [1, 2, 3])
        #expect(second.entries.suffix(3) == [1, 2, 3])
    }

    @Test(arguments: SubjectKind.allCases)
    func `a feedback loop of 100,000 steps needs no stack`(_ kind: SubjectKind) {
        let last = Tally()
        withinSeconds {
            let subject = kind.make(0)
            let disposable = subject.subscribe { element in
                last.add()
                if element < 100_000 { subject.send(element + 1) }
            }
            if !kind.hasInitial { subject.send(0) }
            disposable.dispose()
        }
        #expect(last.value == 100_001)
    }

    @Test(arguments: SubjectKind.allCases)
    func `several senders lose nothing, never overlap, and all observers see one order`(_ kind: SubjectKind) {
        for _ in 0..<10 {
            let subject = kind.make(-1)
            let logs = (0..<2).map { _ in Unlocked<[Int]>([]) }
            let disposables = logs.map { log in subject.subscribe { log.value.append($0) } }
            together(4) { thread in
                for number in 0..<1_000 { subject.send(thread * 1_000 + number) }
            }
            subject.send(-2)
            let sent = logs[0].value.filter { $0 >= 0 }
            #expect(sent.sorted() == Array(0..<4_000))
            for thread in 0..<4 {
                #expect(sent.filter { $0 / 1_000 == thread } == Array(thread * 1_000..<(thread + 1) * 1_000))
            }
            #expect(logs[0].value == logs[1].value)
            for disposable in disposables { disposable.dispose() }
        }
    }

    @Test(arguments: SubjectKind.allCases)
    func `who joins and leaves while others send sees a run without gaps, and everything is freed`(
        _ kind: SubjectKind
    ) {
        let alive = Tally()
        let gaps = Tally()
        do {
            let subject = kind.make(-1)
            together(4) { thread in
                if thread == 0 {
                    for number in 0..<5_000 { subject.send(number) }
                    return
                }
                for round in 0..<500 {
                    let log = Unlocked<[Int]>([])
                    let probe = Probe(alive)
                    let lifetime = Lifetime()
                    let next: @Sendable (Int) -> Void = { element in
                        probe.touch()
                        if lifetime.isEnded, round % 2 == 0 { gaps.add() }
                        if let last = log.value.last, element != last + 1 { gaps.add() }
                        log.value.append(element)
                        if round % 2 == 0, log.value.count == 3 { lifetime.end() }
                    }
                    subject.observable.attach(AnyObserver(next: next, end: { _ in }), lifetime)
                    if round % 2 == 1 { lifetime.end() }
                }
            }
        }
        #expect(gaps.value == 0)
        #expect(alive.value == 0)
    }

    @Test(arguments: SubjectKind.subjects)
    func `an end that races with elements is the last thing, and comes once`(_ kind: SubjectKind) {
        for _ in 0..<300 {
            let subject = kind.make(0)
            let log = Unlocked<[Event<Int>]>([])
            let late = Log<Event<Int>>()
            _ = subject.observable.subscribe { log.value.append($0) }
            together(4) { thread in
                switch thread {
                case 0, 1: for number in 1...20 { subject.send(number) }
                case 2: subject.end(.completed)
                default: _ = subject.observable.subscribe { late($0) }
                }
            }
            #expect(log.value.count(where: \.isStopEvent) == 1)
            #expect(log.value.last == .completed)
            #expect(late.entries.count(where: \.isStopEvent) == 1)
            #expect(late.entries.last == .completed)
            #expect(!subject.hasObservers())
        }
    }

    @Test(arguments: SubjectKind.allCases)
    func `disposing inside a delivery stops at once, and the others go on`(_ kind: SubjectKind) {
        let subject = kind.make(0)
        let first = Log<Int>()
        let second = Log<Int>()
        let lifetime = Lifetime()
        let seen = Log<Bool>()
        lifetime.add(
            subject.subscribe { element in
                first(element)
                if element == 1 {
                    subject.send(2)
                    lifetime.end()
                    seen(subject.hasObservers())
                }
            })
        subject.send(1)
        #expect(seen.entries == [false])
        #expect(first.entries.last == 1)
        let other = Lifetime()
        other.add(
            subject.subscribe { element in
                if element == 3 { other.end() }
            })
        _ = subject.subscribe { second($0) }
        subject.send(3)
        subject.send(4)
        #expect(second.entries.suffix(2) == [3, 4])
    }

    @Test(arguments: SubjectKind.allCases)
    func `who subscribes inside a delivery observes at once and gets what follows`(_ kind: SubjectKind) {
        let subject = kind.make(0)
        let log = Log<Int>()
        let counts = Log<Bool>()
        let bag = DisposeBag()
        defer { bag.dispose() }
        subject.subscribe { element in
            guard element == 1 else { return }
            subject.subscribe { log($0) }.disposed(by: bag)
            counts(subject.hasObservers())
        }.disposed(by: bag)
        subject.send(1)
        subject.send(2)
        #expect(counts.entries == [true])
        #expect(log.entries == (SubjectKind.replaying.contains(kind) ? [1, 2] : [2]))
    }

    @Test(arguments: SubjectKind.allCases)
    func `no lock is held while an observer runs`(_ kind: SubjectKind) {
        for call in 0..<3 {
            withinSeconds {
                let subject = kind.make(0)
                let foreign = NSLock()
                let isInside = Signal()
                let holds = Signal()
                let disposable = subject.subscribe { _ in }
                _ = subject.subscribe { element in
                    guard element == 1 else { return }
                    isInside.give()
                    holds.take()
                    foreign.withLock {}
                }
                together(2) { thread in
                    if thread == 0 { return subject.send(1) }
                    isInside.take()
                    foreign.withLock {
                        holds.give()
                        switch call {
                        case 0: subject.send(2)
                        case 1: _ = subject.subscribe { _ in }
                        default: disposable.dispose()
                        }
                    }
                }
            }
        }
    }

}
