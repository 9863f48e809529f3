import StreamsTesting
import Testing
import Threads

@testable import Streams

@Suite struct SingleTests {
    @Test func `a single that was created answers once`() {
        let log = Log<String>()
        let single = Single<Int>.create { single in
            single(.success(1))
            single(.success(2))
            single(.failure(Failure("late")))
            return Disposables.create { log("disposed") }
        }
        let disposable = single.subscribe(
            onSuccess: { log("success \($0)") }, onFailure: { log("failure \($0)") },
            onDisposed: { log("over") })
        #expect(log.entries == ["success 1", "over", "disposed"])
        disposable.dispose()
        #expect(log.entries.count == 3)
    }

    @Test func `of answers from many threads one counts`() {
        for _ in 0..<200 {
            let answer = Locked<Single<Int>.SingleObserver?>(nil)
            let log = Log<Int>()
            let disposable = Single<Int>.create { single in
                _ = answer.exchange(single)
                return Disposables.create()
            }.asObservable().subscribe(onNext: { log($0) }, onCompleted: { log(-1) })
            together(4) { index in answer.value?(.success(index)) }
            #expect(log.entries.count == 2)
            #expect(log.entries.last == -1)
            disposable.dispose()
        }
    }

    @Test func `an answer after disposal is dropped`() {
        let answer = Locked<Single<Int>.SingleObserver?>(nil)
        let log = Log<Int>()
        let disposable = Single<Int>.create { single in
            _ = answer.exchange(single)
            return Disposables.create()
        }.subscribe(onSuccess: { log($0) })
        disposable.dispose()
        answer.value?(.success(1))
        #expect(log.entries == [])
    }

    @Test func `one closure gets the answer as a result`() {
        let log = Log<String>()
        let log1: @Sendable (SingleEvent<Int>) -> Void = { event in
            switch event {
            case .success(let element): log("success \(element)")
            case .failure(let error): log("failure \((error as? Failure)?.name ?? "")")
            }
        }
        _ = Single.just(1).subscribe(log1)
        _ = Single<Int>.error(Failure("x")).subscribe(log1)
        #expect(log.entries == ["success 1", "failure x"])
    }

    @Test func `an object is kept weakly`() {
        let log = Log<String>()
        let alive = Tally()
        let subject = PublishSubject<Int>()
        var object: Probe? = Probe(alive)
        let disposable = subject.asSingle().subscribe(
            with: object!, onSuccess: { _, element in log("success \(element)") }, onDisposed: { _ in log("over") })
        object = nil
        #expect(alive.value == 0)
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.entries == [])
        disposable.dispose()
    }

    @Test func `an object that lives gets the answer`() {
        let log = Log<String>()
        let object = Probe(Tally())
        _ = Single.just(1).subscribe(
            with: object, onSuccess: { log("\($0 === object) \($1)") }, onDisposed: { log("\($0 === object)") })
        _ = Single<Int>.error(Failure("x")).subscribe(with: object, onFailure: { log("\($0 === object) \($1)") })
        #expect(log.entries == ["true 1", "true", "true Failure(name: \"x\")"])
    }

    @Test func `do is told of the success before and after it is sent on`() {
        let log = Log<String>()
        _ = Single.just(1).do(
            onSuccess: { log("on \($0)") }, afterSuccess: { log("after \($0)") }, onError: { _ in log("error") },
            onSubscribe: { log("subscribe") }, onSubscribed: { log("subscribed") }, onDispose: { log("dispose") }
        ).subscribe(onSuccess: { log("success \($0)") })
        #expect(log.entries == ["subscribe", "on 1", "success 1", "after 1", "dispose", "subscribed"])
    }

    @Test func `do is told of the error before and after it is sent on`() {
        let log = Log<String>()
        _ = Single<Int>.error(Failure("x")).do(
            onSuccess: { _ in log("success") }, onError: { _ in log("on") }, afterError: { _ in log("after") }
        ).subscribe(onFailure: { _ in log("failure") })
        #expect(log.entries == ["on", "failure", "after"])
    }

    @Test func `an error thrown by do takes the place of the element, one thrown after it is dropped`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let before = time.start { Single.just(1).do(onSuccess: { _ in throw Failure("before") }) }
        #expect(before.events == [.error(200, Failure("before"))])
        let other = TestScheduler(simulateProcessingDelay: false)
        let after = other.start {
            Single.just(1).do(afterSuccess: { _ in throw Failure("after") }).catchAndReturn(2)
        }
        #expect(after.events == [.next(200, 1), .completed(200)])
    }

    @Test func `asMaybe has the same element`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        #expect(time.start { Single.just(1).asMaybe() }.events == [.next(200, 1), .completed(200)])
    }
}
