import StreamsTesting
import Testing

@testable import Streams

@Suite struct RelayTypeTests {
    @Test func `every relay is an infallible, and a target of bind`() {
        let source = PublishSubject<Int>()
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.create(bufferSize: 2)
        let published = publish.asInfallible().asObservable().record()
        let bag = DisposeBag()
        source.bind(to: publish).disposed(by: bag)
        source.bind(to: behavior).disposed(by: bag)
        Infallible.of(8, 9).bind(to: replay).disposed(by: bag)
        source.onNext(1)
        source.onNext(2)
        #expect(published.events == [.next(1), .next(2)])
        #expect(behavior.value == 2)
        #expect(replay.asInfallible().asObservable().record().events == [.next(8), .next(9)])
    }

    @MainActor @Test func `a driver and a signal are bound to any relay`() {
        let behavior = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.createUnbound()
        let publish = PublishRelay<Int>()
        let published = publish.asObservable().record()
        Driver.just(1).drive(behavior, behavior).dispose()
        Driver.just(2).drive(replay).dispose()
        Streams.Signal<Int>.of(3, 4).emit(to: replay).dispose()
        Streams.Signal<Int>.of(5).emit(to: publish).dispose()
        #expect(behavior.value == 1)
        #expect(replay.asObservable().record().events == [.next(2), .next(3), .next(4)])
        #expect(published.events == [.next(5)])
    }
}
