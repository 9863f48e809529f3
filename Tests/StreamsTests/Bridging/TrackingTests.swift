import Dispatch
import Observation
import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct TrackingTests {
    @MainActor @Observable final class Model {
        var name = "a"
        var count = 1
        var isOn = false
    }

    @Test func `the present state is there at once, and then each change`() async {
        let model = Model()
        let log = Log<String>()
        let bag = DisposeBag()
        Observable.tracking { "\(model.name) \(model.count)" }.bind(onNext: { log($0) }).disposed(by: bag)
        #expect(log.entries == ["a 1"])
        model.name = "b"
        await turn()
        #expect(log.entries == ["a 1", "b 1"])
        model.count = 2
        await turn()
        model.isOn = true
        await turn()
        #expect(log.entries == ["a 1", "b 1", "b 2"])
    }

    @Test func `changes of one turn are one element`() async {
        let model = Model()
        let log = Log<String>()
        let bag = DisposeBag()
        Driver.tracking { model.name }.drive(onNext: { log($0) }).disposed(by: bag)
        for name in ["b", "c", "d"] { model.name = name }
        await turn()
        #expect(log.entries == ["a", "d"])
    }

    @Test func `what is not read is not followed until it is`() async {
        let model = Model()
        let log = Log<String>()
        let bag = DisposeBag()
        Observable.tracking { model.isOn ? model.name : "off" }.bind(onNext: { log($0) }).disposed(by: bag)
        model.name = "b"
        await turn()
        model.isOn = true
        await turn()
        model.name = "c"
        await turn()
        #expect(log.entries == ["off", "b", "c"])
    }

    @Test func `a change that an observer makes comes in a turn of its own`() async {
        let model = Model()
        let log = Log<Int>()
        let bag = DisposeBag()
        Observable.tracking { model.count }.bind(onNext: { count in
            log(count)
            if count < 3 { model.count += 1 }
        }).disposed(by: bag)
        for _ in 0..<3 { await turn() }
        #expect(log.entries == [1, 2, 3])
    }

    @Test func `after a disposal nothing is read or sent, and nothing is kept`() async {
        let model = Model()
        let alive = Tally()
        let reads = Tally()
        let subscription: any Disposable
        do {
            let probe = Probe(alive)
            subscription = Observable.tracking {
                reads.add()
                return model.count
            }.subscribe(onNext: { _ in probe.touch() })
        }
        #expect(alive.value == 1)
        subscription.dispose()
        #expect(alive.value == 0)
        model.count = 2
        await turn()
        #expect(reads.value == 1)
    }

    @Test func `subscribed to from elsewhere it is read and sent on the main queue`() async throws {
        let model = Model()
        let places = Log<Bool>()
        let source = Observable.tracking {
            places(MainQueue.isCurrent)
            return model.count
        }.do(onNext: { _ in places(MainQueue.isCurrent) })
        let first = await Task.detached { try? await source.take(1).asSingle().value }.value
        #expect(first == 1)
        #expect(places.entries == [true, true])
    }

    /// Lets the main queue do what is queued.
    private func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
