import Foundation
import Testing
import Threads

@testable import Streams

@Suite struct PublishSubjectTests {
    @Test func `who observes at the time gets it, and the end`() {
        let subject = PublishSubject<Int>()
        let first = Log<Event<Int>>()
        let second = Log<Event<Int>>()
        subject.onNext(0)
        _ = subject.subscribe { first($0) }
        subject.onNext(1)
        _ = subject.subscribe { second($0) }
        subject.onNext(2)
        subject.onError(Failure("end"))
        #expect(first.entries == [.next(1), .next(2), .error(Failure("end"))])
        #expect(second.entries == [.next(2), .error(Failure("end"))])
    }

    @Test func `the end comes to a late observer too, and only that`() {
        let subject = PublishSubject<Int>()
        subject.onNext(1)
        subject.onCompleted()
        subject.onNext(2)
        subject.onError(Failure("late"))
        let log = Log<Event<Int>>()
        let disposed = Tally()
        _ = subject.subscribe(
            onNext: { log(.next($0)) }, onError: { log(.error($0)) }, onCompleted: { log(.completed) },
            onDisposed: { disposed.add() })
        #expect(log.entries == [.completed])
        #expect(disposed.value == 1)
        #expect(!subject.hasObservers)
    }

    @Test func `an end sent during a delivery reaches the others after the element`() {
        let subject = PublishSubject<Int>()
        let log = Log<Event<Int>>()
        _ = subject.subscribe(onNext: { if $0 == 1 { subject.onCompleted() } })
        _ = subject.subscribe { log($0) }
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.entries == [.next(1), .completed])
    }

    @Test func `observers leave in any order and the rest keeps its order`() {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        var disposables = (0..<20).map { index in subject.subscribe(onNext: { _ in log(index) }) }
        for index in [19, 0, 7, 8, 9, 10, 3, 2, 1, 4, 18] { disposables[index].dispose() }
        subject.onNext(1)
        #expect(log.entries == [5, 6, 11, 12, 13, 14, 15, 16, 17])
        disposables.append(subject.subscribe(onNext: { _ in log(20) }))
        subject.onNext(2)
        #expect(log.entries.suffix(10) == [5, 6, 11, 12, 13, 14, 15, 16, 17, 20])
        for disposable in disposables { disposable.dispose() }
        #expect(!subject.hasObservers)
    }
}
