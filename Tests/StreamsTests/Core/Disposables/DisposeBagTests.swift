import Testing

@testable import Streams

@Suite struct DisposeBagTests {
    private func entry(_ name: String, _ log: Log<String>) -> any Disposable {
        Disposables.create { log(name) }
    }

    @Test func `what is in the bag is disposed when the bag goes away`() {
        let log = Log<String>()
        var bag: DisposeBag? = DisposeBag()
        entry("a", log).disposed(by: bag!)
        #expect(log.entries == [])
        bag = nil
        #expect(log.entries == ["a"])
    }

    @Test func `several go in at once`() {
        let log = Log<String>()
        let bag = DisposeBag(disposing: entry("a", log), entry("b", log))
        bag.insert(entry("c", log), entry("d", log))
        bag.insert([entry("e", log)])
        bag.dispose()
        #expect(log.entries.sorted() == ["a", "b", "c", "d", "e"])
    }

    @Test(arguments: [true, false])
    func `a builder lists them, under conditions and in loops`(_ isFirst: Bool) {
        let log = Log<String>()
        let bag = DisposeBag {
            entry("a", log)
            if isFirst { entry("b", log) } else { entry("c", log) }
        }
        bag.insert {
            for name in ["d", "e"] { entry(name, log) }
            if isFirst { entry("f", log) }
        }
        bag.dispose()
        #expect(log.entries.sorted() == (isFirst ? ["a", "b", "d", "e", "f"] : ["a", "c", "d", "e"]))
    }

    @Test func `all are over before the first teardown runs`() {
        let bag = DisposeBag()
        let subject = PublishSubject<String>()
        let seen = Log<String>()
        subject.subscribe(onNext: { seen("first \($0)") }).disposed(by: bag)
        bag.insert(Disposables.create { subject.onNext("from a teardown") })
        subject.subscribe(onNext: { seen("second \($0)") }).disposed(by: bag)
        bag.dispose()
        #expect(seen.entries == [])
        #expect(!subject.hasObservers)
    }

    @Test func `what goes into a disposed bag is disposed at once`() {
        let log = Log<String>()
        let bag = DisposeBag()
        bag.dispose()
        bag.insert(entry("a", log))
        #expect(log.entries == ["a"])
    }

    @Test func `two threads that dispose a bag dispose each once`() {
        for _ in 0..<300 {
            let count = Tally()
            let bag = DisposeBag()
            for _ in 0..<3 { bag.insert(Disposables.create { count.add() }) }
            together(2) { _ in bag.dispose() }
            #expect(count.value == 3)
        }
    }
}
