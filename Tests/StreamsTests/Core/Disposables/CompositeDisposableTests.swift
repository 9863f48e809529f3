import Testing
import Threads

@testable import Streams

@Suite struct CompositeDisposableTests {
    @Test func `all are disposed, in the order they were inserted`() {
        let log = Log<Int>()
        let group = CompositeDisposable(Disposables.create { log(1) }, Disposables.create { log(2) })
        group.insert(Disposables.create { log(3) })
        #expect(group.count == 3)
        group.dispose()
        group.dispose()
        #expect(log.entries == [1, 2, 3])
        #expect(group.count == 0)
        #expect(group.isDisposed)
    }

    @Test func `one is removed by its key, and disposed`() throws {
        let log = Log<Int>()
        let group = CompositeDisposable(disposables: [Disposables.create { log(1) }])
        let key = try #require(group.insert(Disposables.create { log(2) }))
        group.insert(Disposables.create { log(3) })
        group.remove(for: key)
        group.remove(for: key)
        #expect(log.entries == [2])
        #expect(group.count == 2)
        group.dispose()
        #expect(log.entries == [2, 1, 3])
    }

    @Test func `what comes after the disposal is disposed at once and has no key`() {
        let group = CompositeDisposable()
        group.dispose()
        let flag = BooleanDisposable()
        let key = group.insert(flag)
        #expect(key.map { _ in true } == nil)
        #expect(flag.isDisposed)
    }

    @Test func `all are over before the first teardown runs`() {
        let group = CompositeDisposable()
        let log = Log<[Bool]>()
        let lifetimes = [Lifetime(), Lifetime()]
        for lifetime in lifetimes {
            lifetime.addTeardown { log(lifetimes.map(\.isEnded)) }
            group.insert(lifetime)
        }
        group.dispose()
        #expect(log.entries == [[true, true], [true, true]])
    }

    @Test func `two threads dispose while others insert and remove, each action is called once`() {
        for _ in 0..<200 {
            let counts = (0..<4).map { _ in Tally() }
            let group = CompositeDisposable()
            let key = group.insert(Disposables.create { counts[0].add() })
            group.insert(Disposables.create { counts[1].add() })
            together(4) { index in
                switch index {
                case 0: if let key { group.remove(for: key) }
                case 1: group.insert(Disposables.create { counts[2].add() })
                default: group.dispose()
                }
            }
            #expect(counts.map(\.value) == [1, 1, 1, 0])
        }
    }

    @Test func `a teardown may use the group`() {
        let log = Log<String>()
        let group = CompositeDisposable()
        group.insert(
            Disposables.create {
                log("first")
                group.insert(Disposables.create { log("second") })
            })
        group.dispose()
        #expect(log.entries == ["first", "second"])
    }
}
