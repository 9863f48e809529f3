import StreamsTesting
import Testing

@testable import Streams

@Suite struct InfallibleTests {
    private func events<Source: ObservableConvertibleType>(_ source: Source) -> [Event<Source.Element>] {
        let observer = TestScheduler(simulateProcessingDelay: false).start { source }
        return observer.events.map(\.value)
    }

    @Test func `a stream that was created sends until it completes`() {
        let log = Log<String>()
        let infallible = Infallible<Int>.create { observer in
            observer(.next(1))
            observer(.next(2))
            observer(.completed)
            observer(.next(3))
            return Disposables.create { log("disposed") }
        }
        _ = infallible.subscribe(
            onNext: { log("next \($0)") }, onCompleted: { log("completed") }, onDisposed: { log("over") })
        #expect(log.entries == ["next 1", "next 2", "completed", "over", "disposed"])
    }

    @Test func `what is sent from inside a delivery comes after it`() {
        let log = Log<Int>()
        let send = Locked<Infallible<Int>.InfallibleObserver?>(nil)
        let disposable = Infallible<Int>.create { observer in
            _ = send.exchange(observer)
            return Disposables.create()
        }.subscribe(onNext: { number in
            if number == 1 { send.value?(.next(2)) }
            log(number)
        })
        send.value?(.next(1))
        #expect(log.entries == [1, 2])
        disposable.dispose()
    }

    @Test func `the ready-made streams`() {
        #expect(events(Infallible.just(1)) == [.next(1), .completed])
        #expect(events(Infallible<Int>.empty()) == [.completed])
        #expect(events(Infallible.of(1, 2)) == [.next(1), .next(2), .completed])
        #expect(events(Infallible.from(1...3)) == [.next(1), .next(2), .next(3), .completed])
        #expect(events(Infallible.deferred { .just(1) }) == [.next(1), .completed])
    }

    @Test func `one closure gets all events`() {
        let log = Log<String>()
        _ = Infallible.just(1).subscribe { event in
            switch event {
            case .next(let element): log("next \(element)")
            case .completed: log("completed")
            }
        }
        #expect(log.entries == ["next 1", "completed"])
    }

    @Test func `an object is kept weakly`() {
        let log = Log<Int>()
        let relay = PublishRelay<Int>()
        var object: Probe? = Probe(Tally())
        let disposable = relay.asInfallible().subscribe(with: object!, onNext: { log($1) })
        relay.accept(1)
        object = nil
        relay.accept(2)
        #expect(log.entries == [1])
        disposable.dispose()
    }

    @Test func `an error is replaced`() {
        let failing = Observable.of(1).concat(Observable<Int>.error(Failure("x")))
        #expect(events(failing.asInfallible(onErrorJustReturn: 7)) == [.next(1), .next(7), .completed])
        #expect(
            events(failing.asInfallible(onErrorFallbackTo: .of(8, 9))) == [.next(1), .next(8), .next(9), .completed])
        let recovered = failing.asInfallible { error in .just((error as? Failure)?.name == "x" ? 10 : 0) }
        #expect(events(recovered) == [.next(1), .next(10), .completed])
        #expect(events(Single<Int>.error(Failure("x")).asInfallible(onErrorJustReturn: 7)) == [.next(7), .completed])
    }

    @Test func `elements are bound to relays and observers`() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let subject = PublishSubject<Int>()
        let log = Log<String>()
        let listening = publish.subscribe(onNext: { log("relay \($0)") })
        let observing = subject.subscribe(onNext: { log("subject \($0)") }, onCompleted: { log("completed") })
        _ = Infallible.just(1).bind(to: publish)
        _ = Infallible.just(2).bind(to: behavior)
        _ = Infallible.just(3).bind(to: subject)
        #expect(log.entries == ["relay 1", "subject 3", "completed"])
        #expect(behavior.value == 2)
        listening.dispose()
        observing.dispose()
    }

    @MainActor @Test func `a closure is bound on the main actor`() {
        var list: [Int] = []
        let relay = BehaviorRelay(value: 1)
        let disposable = relay.asInfallible().bind(onNext: { list.append($0) })
        relay.accept(2)
        #expect(list == [1, 2])
        disposable.dispose()
    }

    @MainActor @Test func `as a driver and as a signal`() {
        var list: [Int] = []
        _ = Infallible.of(1, 2).asDriver().drive(onNext: { list.append($0) })
        _ = Infallible.of(3).asSignal().emit(onNext: { list.append($0) })
        #expect(list == [1, 2, 3])
    }
}
