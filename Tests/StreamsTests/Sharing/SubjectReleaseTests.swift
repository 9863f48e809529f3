import Foundation
import Testing
import Threads

@testable import Streams

/// What subjects and relays let go, and when.
@Suite struct SubjectReleaseTests {
    @Test(arguments: SubjectKind.allCases)
    func `a subject that is dropped frees its observers, also while the disposable is kept`(_ kind: SubjectKind) {
        let alive = Tally()
        var disposables: [any Disposable] = []
        do {
            let subject = kind.make(0)
            for isKept in [true, false] {
                let probe = Probe(alive)
                let disposable = subject.subscribe { _ in probe.touch() }
                if isKept { disposables.append(disposable) }
            }
            subject.send(1)
            #expect(alive.value == 2)
            #expect(subject.hasObservers())
        }
        #expect(alive.value == 0)
        disposables.forEach { $0.dispose() }
    }

    @Test(arguments: SubjectKind.allCases)
    func `an observer that is disposed is freed while subject and disposable are kept`(_ kind: SubjectKind) {
        let alive = Tally()
        let subject = kind.make(0)
        let disposable: any Disposable
        do {
            let probe = Probe(alive)
            disposable = subject.subscribe { _ in probe.touch() }
        }
        subject.send(1)
        #expect(alive.value == 1)
        disposable.dispose()
        #expect(alive.value == 0)
        #expect(!subject.hasObservers())
        withExtendedLifetime((subject, disposable)) {}
    }

    @Test(arguments: SubjectKind.subjects)
    func `an observer that got the end is freed while subject and disposable are kept`(_ kind: SubjectKind) {
        let alive = Tally()
        let subject = kind.make(0)
        let disposable: any Disposable
        do {
            let probe = Probe(alive)
            disposable = subject.subscribe { _ in probe.touch() }
        }
        subject.end(.completed)
        #expect(alive.value == 0)
        withExtendedLifetime((subject, disposable)) {}
    }

    @Test(arguments: SubjectKind.allCases)
    func `an observable that outlives its subject is silent and keeps nobody`(_ kind: SubjectKind) {
        let alive = Tally()
        let log = Log<Int>()
        let observable: Observable<Int>
        do {
            let subject = kind.make(7)
            subject.send(8)
            observable = subject.observable.map { $0 + 1 }
        }
        do {
            let probe = Probe(alive)
            _ = observable.subscribe(onNext: { element in
                probe.touch()
                log(element)
            })
        }
        #expect(alive.value == 0)
        #expect(log.entries == (SubjectKind.replaying.contains(kind) ? [9] : []))
        withExtendedLifetime(observable) {}
    }

    @Test(arguments: SubjectKind.allCases)
    func `who keeps the observer side keeps the subject's observers`(_ kind: SubjectKind) {
        let log = Log<Int>()
        let observer: AnyObserver<Int>
        do {
            let subject = kind.make(0)
            observer = subject.asObserver()
            _ = subject.subscribe { log($0) }
        }
        observer.onNext(5)
        #expect(log.entries.last == 5)
    }

    @Test(arguments: SubjectKind.subjects)
    func `an object freed by dispose may call back in`(_ kind: SubjectKind) {
        let subject = kind.make(0)
        let log = Log<Event<Int>>()
        let other = Log<Event<Int>>()
        let disposable: any Disposable
        do {
            let box = AtDeinit {
                subject.end(.completed)
                subject.send(9)
            }
            disposable = subject.observable.subscribe { event in
                box.touch()
                log(event)
            }
        }
        _ = subject.observable.subscribe { other($0) }
        subject.send(1)
        disposable.dispose()
        #expect(log.entries.last == .next(1))
        #expect(other.entries.suffix(2) == [.next(1), .completed])
    }

    @Test(arguments: SubjectKind.allCases)
    func `elements are freed outside of any lock, and may send from their deinit`(_ kind: SubjectKind) {
        withinSeconds {
            let subject = kind.make(AtDeinit {})
            let count = Tally()
            let lifetime = Lifetime()
            lifetime.add(subject.subscribe { _ in count.add() })
            subject.send(
                AtDeinit { [send = subject.send] in
                    if count.value < 4 { send(AtDeinit {}) }
                })
            for _ in 0..<3 { subject.send(AtDeinit {}) }
            #expect(count.value == (kind.hasInitial ? 6 : 5))
            lifetime.end()
        }
    }

    @Test(arguments: SubjectKind.allCases)
    func `disposing from another thread frees the observer once, whoever is delivering`(_ kind: SubjectKind) {
        let alive = Tally()
        for _ in 0..<300 {
            let subject = kind.make(0)
            let disposables = (0..<4).map { _ in
                let probe = Probe(alive)
                return subject.subscribe { _ in probe.touch() }
            }
            together(3) { thread in
                if thread == 0 { for number in 0..<20 { subject.send(number) } }
                for disposable in disposables { disposable.dispose() }
            }
            #expect(alive.value == 0)
            #expect(!subject.hasObservers())
        }
    }
}
