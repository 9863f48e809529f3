import Foundation
import Streams
import StreamsTesting
import Synchronization
import Testing

extension ObservableType where Element == String {
    /// What was typed, once the user pauses, without what changes nothing.
    func settled(_ pause: RxTimeInterval, scheduler: any SchedulerType) -> Observable<String> {
        map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(pause, scheduler: scheduler)
            .distinctUntilChanged()
    }
}

extension Thermometer {
    /// The temperatures, as long as somebody observes.
    var temperatures: Observable<Double> {
        .create { observer in
            let token = self.start { observer.onNext($0) }
            return Disposables.create { self.stop(token) }
        }
    }
}

extension Observable where Element == Int {
    /// The powers of two, without an end but that of the numbers.
    static var powersOfTwo: Observable<Int> {
        Observable { observer, lifetime in
            var power = 1
            while !lifetime.isEnded {
                observer.next(power)
                let (next, overflow) = power.multipliedReportingOverflow(by: 2)
                if overflow { break }
                power = next
            }
            if !lifetime.isEnded { observer.end(.completed) }
        }
    }
}

extension ObservableType {
    /// Every other element, the first one included.
    func everyOther() -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let isEven = Atomic(true)
            let next = observer.next
            attach(
                AnyObserver(
                    next: { element in
                        if isEven.logicalXor(true, ordering: .relaxed).oldValue { next(element) }
                    }, end: observer.end), lifetime)
        }
    }
}

/// The code of the guide to operators of one's own.
@Suite struct `The guide to operators of one's own` {
    @Test func `every other element is left out`() {
        check(
            from: "a-b-c-d-|",
            into: "a---c---|",
            held: "^-------!"
        ) { source, _ in source.everyOther() }
    }

    @Test func `a text settles when nobody types`() {
        check(
            from: "a-b----b----|",
            into: "----b-------|"
        ) { source, time in source.settled(.seconds(2), scheduler: time) }
    }

    @Test func `powers of two are sent as far as somebody listens, or numbers reach`() {
        let four = Observable<Int>.powersOfTwo.take(4).record()
        #expect(four.events == [.next(1), .next(2), .next(4), .next(8), .completed])
        #expect(Observable<Int>.powersOfTwo.record().elements().count == Int.bitWidth - 1)
    }

    @Test func `a thermometer is stopped when nobody observes`() {
        let thermometer = Thermometer()
        let subscription = thermometer.temperatures.subscribe()
        #expect(thermometer.isRunning)
        subscription.dispose()
        #expect(!thermometer.isRunning)
    }
}

private final class Thermometer: Sendable {
    private let tokens = Atomic(0)

    var isRunning: Bool { tokens.load(ordering: .relaxed) > 0 }

    func start(_ receive: @escaping @Sendable (Double) -> Void) -> Int {
        receive(36.6)
        return tokens.add(1, ordering: .relaxed).newValue
    }

    func stop(_ token: Int) { tokens.subtract(1, ordering: .relaxed) }
}
