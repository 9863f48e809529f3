import StreamsTesting
import Testing

/// A form with one field, and the greeting that a server makes of it.
final class GreetingViewModel: Sendable {
    let submit = PublishRelay<String>()
    let greeting: Driver<String>

    init(greet: @escaping @Sendable (String) -> Single<String>) {
        greeting = submit.flatMapLatest { greet($0).catchAndReturn("…") }.asDriver(onErrorJustReturn: "…")
    }

    convenience init(asking greet: @escaping @Sendable (String) async throws -> String) {
        self.init { name in Single.create { try await greet(name) } }
    }
}

/// The code of the guide to testing.
@Suite struct `The guide to testing` {
    @Test func `a greeting comes when the server has answered`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let model = GreetingViewModel { .just("Hello, \($0)").delay(.seconds(3), scheduler: scheduler) }
        scheduler.scheduleAt(205) { model.submit.accept("Ann") }
        let greeting = scheduler.start { model.greeting }
        expectEvents(greeting.events, [.next(208, "Hello, Ann")])
    }

    @Test func `the last value of a burst survives`() {
        check(
            from: "abcd----e---f-g----|",
            into: "------d----e-----g-|",
            held: "^------------------!"
        ) { source, time in source.debounce(.seconds(3), scheduler: time) }
    }

    @Test func `a price has its tax added`() {
        check(
            from: Marbles("a--b|", ["a": 100, "b": 250]),
            into: Marbles("x--y|", ["x": 119, "y": 297])
        ) { prices, _ in prices.map { $0 * 119 / 100 } }
    }

    @Test func `the results of an older search are dropped`() {
        check(
            from: [
                "text": "   -a-----b------|",
                "results": "--1-----2|",
            ],
            into: "          ---1-----1-----2|",
            held: [
                "results": ["-^-----!", "-------^--------!"]
            ]
        ) { sources, _ in sources["text"].flatMapLatest { [results = sources["results"]] _ in results } }
    }

    @Test func `a countdown`() {
        check(into: "--0-1-2!") { time in
            Observable<Int>.interval(.seconds(2), scheduler: time).map { "\($0)" }
        }
    }

    @Test func `a delayed stream, with its ticks`() {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let source = scheduler.createHotObservable([.next(210, "a"), .next(215, "b"), .completed(220)])
        let result = scheduler.start { source.delay(.seconds(30), scheduler: scheduler) }
        expectEvents(result.events, [.next(240, "a"), .next(245, "b"), .completed(250)])
        expectSubscriptions(source.subscriptions, [Subscription(200, 220)])
    }

    @Test func `a relay sends its value and what follows`() {
        let relay = BehaviorRelay(value: 1)
        let recorder = relay.asDriver().record()
        relay.accept(2)
        #expect(recorder.elements() == [1, 2])
    }

    @Test func `a heartbeat comes every two seconds`() throws {
        let scheduler = TestScheduler(simulateProcessingDelay: false)
        let log = scheduler.createObserver(String.self)
        try scheduler.run {
            for _ in 1...3 {
                try await Task.sleep(for: .seconds(2), clock: scheduler)
                log.onNext("beat")
            }
        }
        #expect(log.events == [.next(2, "beat"), .next(4, "beat"), .next(6, "beat")])
    }

    @Test func `work of a background queue arrives`() throws {
        let source = Observable.of(1, 2, 3).observe(on: SerialDispatchQueueScheduler(qos: .utility))
        #expect(try source.toBlocking().toArray() == [1, 2, 3])
        #expect(try source.toBlocking(timeout: .seconds(5)).first() == 1)
    }

    @Test func `a closed screen leaves nothing behind`() {
        let service = PublishSubject<String>()
        expectNoLeaks {
            let screen = track(Screen())
            service.bind(to: screen.text).disposed(by: screen.bag)
            service.onNext("hello")
        }
    }

    @Test func `take sends no more than it may`() {
        check(scripts: EventScript.Shape([.any], parameters: [0...4])) { script in
            let run = script.run { $0[0].take($0.parameter()) }
            return run.events.count(where: { $0.value.element != nil }) > script.parameters[0] ? "too many" : nil
        }
    }
}

private final class Screen: Sendable {
    let text = BehaviorRelay(value: "")
    let bag = DisposeBag()
}
