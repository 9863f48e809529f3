import Testing
import Threads

@testable import Streams

@Suite struct ActionTests {
    /// What an action says, one line for each event.
    private func watch<Input, Element>(_ action: Action<Input, Element>) -> (Log<String>, DisposeBag) {
        let log = Log<String>()
        let bag = DisposeBag()
        action.executing.subscribe(onNext: { log("executing \($0)") }).disposed(by: bag)
        action.enabled.subscribe(onNext: { log("enabled \($0)") }).disposed(by: bag)
        action.elements.subscribe(onNext: { log("element \($0)") }).disposed(by: bag)
        action.completions.subscribe(onNext: { log("completion") }).disposed(by: bag)
        action.errors.subscribe(onNext: { error in
            switch error {
            case .notEnabled: log("not enabled")
            case .underlyingError(let error): log("error \((error as? Failure)?.name ?? "")")
            }
        }).disposed(by: bag)
        return (log, bag)
    }

    private func only(_ prefix: String, _ log: Log<String>) -> [String] {
        log.entries.filter { $0.hasPrefix(prefix) }
    }

    @Test func `synchronous work is seen to begin and to end`() {
        let action = Action<Int, String> { Observable.of("a\($0)", "b\($0)") }
        let (log, bag) = watch(action)
        action.execute(1)
        #expect(only("executing", log) == ["executing false", "executing true", "executing false"])
        #expect(only("enabled", log) == ["enabled true", "enabled false", "enabled true"])
        #expect(only("element", log) == ["element a1", "element b1"])
        #expect(log.entries.last == "completion")
        bag.dispose()
    }

    @Test func `a request while it works fails alone`() {
        let work = PublishSubject<Int>()
        let action = Action<Void, Int> { work }
        let (log, bag) = watch(action)
        let first = Log<String>()
        let second = Log<String>()
        _ = action.execute(()).subscribe(onNext: { first("\($0)") }, onCompleted: { first("completed") })
        _ = action.execute(()).subscribe(onError: { if case ActionError.notEnabled = $0 { second("refused") } })
        work.onNext(1)
        work.onCompleted()
        #expect(first.entries == ["1", "completed"])
        #expect(second.entries == ["refused"])
        #expect(only("not enabled", log).count == 1)
        #expect(only("executing", log) == ["executing false", "executing true", "executing false"])
        bag.dispose()
    }

    @Test func `a request that is not allowed is refused, also before the condition is known`() {
        let condition = PublishSubject<Bool>()
        let action = Action<Int, Int>(enabledIf: condition.asObservable()) { Observable.just($0) }
        let (log, bag) = watch(action)
        action.execute(1)
        condition.onNext(true)
        action.execute(2)
        condition.onNext(false)
        action.execute(3)
        condition.onNext(true)
        condition.onError(Failure("x"))
        action.execute(4)
        #expect(only("element", log) == ["element 2", "element 4"])
        #expect(only("not enabled", log).count == 2)
        bag.dispose()
    }

    @Test func `a failure is told, and the next request is met`() {
        let action = Action<Bool, Int> { fails in
            if fails { throw Failure("x") }
            return Single.just(1)
        }
        let (log, bag) = watch(action)
        let underlying = Log<String>()
        action.underlyingError.subscribe(onNext: { underlying("\($0)") }).disposed(by: bag)
        let result = Log<String>()
        _ = action.execute(true).subscribe(onError: {
            if case ActionError.underlyingError(let error) = $0 { result("\(error)") }
        })
        action.execute(false)
        #expect(only("error", log) == ["error x"])
        #expect(underlying.entries == ["Failure(name: \"x\")"])
        #expect(result.entries == underlying.entries)
        #expect(only("element", log) == ["element 1"])
        bag.dispose()
    }

    @Test func `inputs are requests, whose end changes nothing`() {
        let action = Action<Int, Int> { Observable.just($0 * 10) }
        let (log, bag) = watch(action)
        _ = Observable.of(1, 2).bind(to: action.inputs)
        action.inputs.onNext(3)
        #expect(only("element", log) == ["element 10", "element 20", "element 30"])
        bag.dispose()
    }

    @Test func `executing fed back into the condition neither loops nor hangs`() {
        withinSeconds(120) {
            let condition = BehaviorSubject(value: true)
            let work = PublishSubject<Int>()
            let action = Action<Bool, Int>(enabledIf: condition.asObservable()) { isLong in
                isLong ? work.take(1) : Observable.just(0)
            }
            let (log, bag) = watch(action)
            action.executing.map { !$0 }.subscribe(condition).disposed(by: bag)
            action.execute(false)
            action.execute(false)
            action.execute(true)
            action.execute(true)
            work.onNext(5)
            action.execute(false)
            #expect(only("element", log) == ["element 0", "element 0", "element 5", "element 0"])
            #expect(only("not enabled", log).count == 1)
            #expect(log.entries.filter { $0.hasPrefix("enabled") }.last == "enabled true")
            bag.dispose()
        }
    }

    @Test func `whoever is told of the completion may request again`() {
        let action = Action<Int, Int> { Observable.just($0) }
        let (log, bag) = watch(action)
        _ = action.execute(1).subscribe(onCompleted: { action.execute(2) })
        #expect(only("element", log) == ["element 1", "element 2"])
        #expect(only("not enabled", log) == [])
        bag.dispose()
    }

    @Test func `of requests from many threads at once one is met`() {
        for _ in 0..<100 {
            let work = PublishSubject<Int>()
            let starts = Tally()
            let action = Action<Int, Int> { _ in
                starts.add()
                return work
            }
            let (log, bag) = watch(action)
            together(4) { action.execute($0) }
            #expect(starts.value == 1)
            #expect(only("not enabled", log).count == 3)
            work.onCompleted()
            #expect(only("executing", log) == ["executing false", "executing true", "executing false"])
            bag.dispose()
        }
    }

    @Test func `the result is told from the beginning whenever it is subscribed to`() {
        let work = PublishSubject<Int>()
        let action = Action<Void, Int> { work }
        let result = action.execute(())
        work.onNext(1)
        let log = Log<String>()
        _ = result.subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
        work.onNext(2)
        work.onCompleted()
        _ = result.subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
        #expect(log.entries == ["1", "2", "completed", "1", "2", "completed"])
    }

    @Test func `nothing is remembered where nobody keeps the result`() {
        let alive = Tally()
        let work = PublishSubject<Probe>()
        let action = Action<Void, Probe> { work }
        action.execute(())
        for _ in 0..<10 { work.onNext(Probe(alive)) }
        #expect(alive.value == 0)
        work.onCompleted()
    }

    @Test func `the work ends with the action`() {
        let work = PublishSubject<Int>()
        var action: Action<Void, Int>? = Action { work }
        let log = Log<String>()
        _ = action?.execute(()).subscribe(onError: { log("\($0)") })
        #expect(work.hasObservers)
        action = nil
        #expect(!work.hasObservers)
        #expect(log.entries == ["disposed(object: \"Action\")"])
    }
}
