import Testing
import Threads

@testable import Streams

@Suite struct DisposeBagTests {
    @Test func `a bag disposes its content when it goes away`() {
        let log = Log<Int>()
        do {
            let bag = DisposeBag()
            for number in 1...3 { Disposables.create { log(number) }.disposed(by: bag) }
            #expect(log.entries.isEmpty)
        }
        #expect(log.entries.sorted() == [1, 2, 3])
    }

    @Test func `a bag that was disposed disposes what comes at once`() {
        let bag = DisposeBag()
        bag.dispose()
        let log = Log<Int>()
        bag.insert(Disposables.create { log(1) })
        #expect(log.entries == [1])
    }

    @Test func `one disposable in two bags, and twice in one, is disposed once with the first`() {
        let log = Log<String>()
        let first = DisposeBag()
        let second = DisposeBag()
        let shared = Disposables.create { log("shared") }
        shared.disposed(by: first)
        shared.disposed(by: second)
        shared.disposed(by: second)
        Disposables.create { log("second") }.disposed(by: second)
        first.dispose()
        #expect(log.entries == ["shared"])
        second.dispose()
        #expect(log.entries == ["shared", "second"])
    }

    @Test func `everything in a bag is over before anything is told, so that a teardown which sends reaches nobody`() {
        let subject = PublishSubject<Int>()
        let log = Log<Int>()
        let bag = DisposeBag()
        for _ in 0..<2 {
            subject.subscribe(onNext: { log($0) }, onDisposed: { subject.onNext(1) }).disposed(by: bag)
        }
        bag.dispose()
        #expect(log.entries.isEmpty)
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

    @Test func `two threads that dispose a bag dispose each once`() {
        for _ in 0..<300 {
            let count = Tally()
            let bag = DisposeBag()
            for _ in 0..<3 { bag.insert(Disposables.create { count.add() }) }
            together(2) { _ in bag.dispose() }
            #expect(count.value == 3)
        }
    }

    private func entry(_ name: String, _ log: Log<String>) -> any Disposable {
        Disposables.create { log(name) }
    }
}
