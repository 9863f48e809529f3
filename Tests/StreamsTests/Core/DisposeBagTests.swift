import Testing

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
}
