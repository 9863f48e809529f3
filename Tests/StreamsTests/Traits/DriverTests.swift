import Foundation
import StreamsTesting
import Testing

@testable import Streams

@Suite struct DriverTests {
    @MainActor @Test func `the latest element arrives inside drive`() {
        let log = Log<String>()
        let subject = BehaviorSubject(value: 1)
        let subscription = subject.asDriver(onErrorJustReturn: 0).drive(onNext: { log("\($0)") })
        log("driven")
        subject.onNext(2)
        log("sent")
        #expect(log.entries == ["1", "driven", "2", "sent"])
        subscription.dispose()
        #expect(!subject.hasObservers)
    }

    @MainActor @Test func `a late observer is told the latest element, and one subscription serves both`() {
        let subject = PublishSubject<Int>()
        let subscribed = Tally()
        let transformed = Tally()
        let driver = subject.do(onSubscribe: { subscribed.add() }).asDriver(onErrorJustReturn: 0).map {
            transformed.add()
            return $0 * 10
        }
        let one = Log<Int>()
        let two = Log<Int>()
        let bag = DisposeBag()
        driver.drive(onNext: { one($0) }).disposed(by: bag)
        subject.onNext(1)
        driver.drive(onNext: { two($0) }).disposed(by: bag)
        subject.onNext(2)
        #expect(one.entries == [10, 20])
        #expect(two.entries == [10, 20])
        #expect(subscribed.value == 1)
        #expect(transformed.value == 2)
    }

    @MainActor @Test func `an error is replaced by an element, by another driver, or by what recovers`() {
        let failing = Observable.just(1).concat(Observable<Int>.error(Failure("x")))
        #expect(elements(failing.asDriver(onErrorJustReturn: 2)) == ["1", "2", "completed"])
        #expect(elements(failing.asDriver(onErrorDriveWith: .of(3, 4))) == ["1", "3", "4", "completed"])
        #expect(elements(failing.asDriver(onErrorDriveWith: .never())) == ["1"])
        let recovered = failing.asDriver { error in
            MainActor.assertIsolated()
            return .just(error as? Failure == Failure("x") ? 5 : 6)
        }
        #expect(elements(recovered) == ["1", "5", "completed"])
    }

    @MainActor @Test func `an infallible needs no word for errors`() {
        #expect(elements(Infallible.of(1, 2).asDriver()) == ["1", "2", "completed"])
    }

    @MainActor @Test func `after the end a new observer starts anew`() {
        let subscribed = Tally()
        let driver = Observable<Int>.deferred {
            subscribed.add()
            return .just(subscribed.value)
        }.asDriver(onErrorJustReturn: 0)
        #expect(elements(driver) == ["1", "completed"])
        #expect(elements(driver) == ["2", "completed"])
    }

    @MainActor @Test func `onDisposed is called last, after the end or at the disposal`() {
        let log = Log<String>()
        Driver.just(1).drive(
            onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") }
        ).dispose()
        Driver<Int>.never().drive(onDisposed: { log("left") }).dispose()
        #expect(log.entries == ["1", "completed", "disposed", "left"])
    }

    @MainActor @Test func `what a closure accepts into the relay comes after the delivery, for every observer`() {
        let relay = BehaviorRelay(value: 0)
        let driver = relay.asDriver()
        let one = Log<Int>()
        let two = Log<Int>()
        let bag = DisposeBag()
        driver.drive(onNext: { number in
            one(number)
            if number == 1 { relay.accept(2) }
        }).disposed(by: bag)
        driver.drive(onNext: { two($0) }).disposed(by: bag)
        relay.accept(1)
        #expect(one.entries == [0, 1, 2])
        #expect(two.entries == [0, 1, 2])
        #expect(relay.value == 2)
    }

    @MainActor @Test func `what a closure accepts while it is told the latest element comes next`() {
        let relay = BehaviorRelay(value: 1)
        let log = Log<Int>()
        let bag = DisposeBag()
        relay.asDriver().drive(onNext: { number in
            log(number)
            if number < 4 { relay.accept(number + 1) }
        }).disposed(by: bag)
        #expect(log.entries == [1, 2, 3, 4])
    }

    @MainActor @Test func `an observer that comes during a delivery ends on the latest element`() {
        let relay = BehaviorRelay(value: 0)
        let driver = relay.asDriver()
        let late = Log<Int>()
        let bag = DisposeBag()
        driver.drive(onNext: { number in
            if number == 1 { driver.drive(onNext: { late($0) }).disposed(by: bag) }
        }).disposed(by: bag)
        relay.accept(1)
        relay.accept(2)
        #expect(late.entries == [1, 2])
    }

    @MainActor @Test func `a closure may dispose its own subscription and that of others`() {
        let relay = BehaviorRelay(value: 0)
        let driver = relay.asDriver()
        let log = Log<String>()
        let bag = DisposeBag()
        driver.drive(onNext: { number in
            log("one \(number)")
            if number == 1 { bag.dispose() }
        }).disposed(by: bag)
        driver.drive(onNext: { log("two \($0)") }).disposed(by: bag)
        relay.accept(1)
        relay.accept(2)
        #expect(log.entries == ["one 0", "two 0", "one 1"])
    }

    @MainActor @Test func `observers, also of optional elements, and relays are driven`() {
        let witness = Witness<Int>()
        let optional = Witness<Int?>()
        let relay = BehaviorRelay(value: 0)
        Driver.of(1, 2).drive(witness).dispose()
        Driver.of(1, 2).drive(optional).dispose()
        Driver.of(1, 2).drive(relay).dispose()
        #expect(witness.events == [.next(1), .next(2), .completed])
        #expect(optional.events == [.next(1), .next(2), .completed])
        #expect(relay.value == 2)
    }

    @Test func `elements from another thread are delivered on main, in order`() {
        let relay = BehaviorRelay(value: 1)
        let numbers = Log<Int>()
        let elsewhere = Tally()
        let subscription = relay.asDriver().asObservable().subscribe(onNext: {
            numbers($0)
            if !MainQueue.isCurrent { elsewhere.add() }
        })
        MainQueue.sync {}
        for number in 2...1_000 { relay.accept(number) }
        MainQueue.sync {}
        #expect(numbers.entries == Array(1...1_000))
        #expect(elsewhere.value == 0)
        subscription.dispose()
    }

    @Test func `a disposal from another thread is heard at once`() {
        let relay = BehaviorRelay(value: 1)
        let numbers = Log<Int>()
        let subscription = relay.asDriver().asObservable().subscribe(onNext: { numbers($0) })
        MainQueue.sync {}
        subscription.dispose()
        relay.accept(2)
        MainQueue.sync {}
        #expect(numbers.entries == [1])
    }

    @MainActor @Test func `an object that is driven is not kept, and nothing is called once it is gone`() {
        final class Screen {
            var numbers: [Int] = []
            let bag = DisposeBag()
        }
        let relay = BehaviorRelay(value: 1)
        weak var freed: Screen?
        do {
            let screen = Screen()
            freed = screen
            relay.asDriver().drive(with: screen, onNext: { $0.numbers.append($1) }).disposed(by: screen.bag)
            relay.accept(2)
            #expect(screen.numbers == [1, 2])
        }
        #expect(freed == nil)
        #expect(!relay.hasObservers)
    }

    @Test func `driveOnMain may be called from anywhere`() {
        let relay = BehaviorRelay(value: 1)
        let log = Log<String>()
        let subscription = relay.asDriver().driveOnMain(
            onNext: { log("\($0) \(MainQueue.isCurrent)") }, onDisposed: { log("disposed \(MainQueue.isCurrent)") })
        MainQueue.sync {}
        subscription.dispose()
        MainQueue.sync {}
        #expect(log.entries == ["1 true", "disposed true"])
    }

    @MainActor private func elements(_ driver: Driver<Int>) -> [String] {
        let log = Log<String>()
        driver.drive(onNext: { log("\($0)") }, onCompleted: { log("completed") }).dispose()
        return log.entries
    }
}
