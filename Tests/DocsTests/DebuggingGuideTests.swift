import Streams
import StreamsTesting
import Testing

/// The code of the guide to what is wrong.
@Suite struct `The guide to debugging` {
    @Test func `debug tells what passes`() {
        let lines = BehaviorRelay<[String]>(value: [])
        _ = Observable.of(1, 2).debug("numbers", to: { lines.accept(lines.value + [$0]) }).subscribe()
        #expect(lines.value.filter { $0.contains("next(2)") }.count == 1)
    }

    @Test func `a screen that is closed leaves nothing`() {
        let ticks = PublishSubject<Int>()
        expectNoLeaks {
            let screen = track(Ticker())
            ticks.bind(to: screen.last).disposed(by: screen.bag)
            ticks.onNext(1)
        }
    }
}

private final class Ticker: Sendable {
    let last = BehaviorRelay(value: 0)
    let bag = DisposeBag()
}
