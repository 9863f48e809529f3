import Streams
import StreamsTesting
import Testing

/// A stopwatch with one button.
final class Stopwatch: Sendable {
    let button = PublishRelay<Void>()
    let seconds: Driver<Int>

    init(time: any SchedulerType = MainScheduler.instance) {
        seconds =
            button
            .scan(false) { isRunning, _ in !isRunning }
            .flatMapLatest { isRunning -> Observable<Int> in
                isRunning ? .interval(.seconds(1), scheduler: time) : .empty()
            }
            .map { $0 + 1 }
            .startWith(0)
            .asDriver(onErrorJustReturn: 0)
    }
}

@MainActor final class StopwatchView {
    let model = Stopwatch()
    private(set) var label = ""
    private let bag = DisposeBag()

    init() {
        model.seconds.drive(with: self, onNext: { view, seconds in view.label = "\(seconds) s" }).disposed(by: bag)
    }

    func tapped() { model.button.accept(()) }
}

/// The code of the guide for the first hour.
@Suite struct `The guide to getting started` {
    @Test func `a stream is a description`() {
        let log = BehaviorRelay<[String]>(value: [])
        let print: @Sendable (String) -> Void = { log.accept(log.value + [$0]) }
        let numbers = Observable.of(1, 2, 3, 4)
        let even = numbers.filter { $0.isMultiple(of: 2) }.map { "number \($0)" }
        _ = even.subscribe(onNext: { print($0) })
        #expect(log.value == ["number 2", "number 4"])
    }

    @Test func `a relay is told what to send`() {
        let log = BehaviorRelay<[String]>(value: [])
        let print: @Sendable (String) -> Void = { log.accept(log.value + [$0]) }
        let text = BehaviorRelay(value: "")
        let bag = DisposeBag()
        text.map { $0.count }.subscribe(onNext: { print("\($0) characters") }).disposed(by: bag)
        text.accept("hello")
        #expect(log.value == ["0 characters", "5 characters"])
    }

    @MainActor @Test func `the view shows the seconds`() {
        let view = StopwatchView()
        #expect(view.label == "0 s")
        view.tapped()
        view.tapped()
        #expect(view.label == "0 s")
    }

    @Test func `the second tap stops the clock`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let model = Stopwatch(time: time)
        time.scheduleAt(300) { model.button.accept(()) }
        time.scheduleAt(303) { model.button.accept(()) }

        let seconds = time.start { model.seconds }

        #expect(seconds.events == [.next(200, 0), .next(301, 1), .next(302, 2)])
    }
}
