import Foundation
import StreamsTesting
import Testing

@testable import Streams

@Suite struct BindTests {
    @Test func `observers get the elements and the end`() {
        let one = Witness<Int>()
        let two = Witness<Int>()
        Observable.of(1, 2).bind(to: one, two).dispose()
        #expect(one.events == [.next(1), .next(2), .completed])
        #expect(two.events == [.next(1), .next(2), .completed])
    }

    @Test func `observers of optional elements get them too`() {
        let witness = Witness<Int?>()
        Observable.of(1).bind(to: witness).dispose()
        #expect(witness.events == [.next(1), .completed])
    }

    @Test func `relays get the elements, and neither a completion nor an error`() {
        let stream = PublishRelay<Int>()
        let state = BehaviorRelay(value: 0)
        let streamed = stream.asObservable().record()
        let stated = state.asObservable().record()
        Observable.of(1, 2).bind(to: stream).dispose()
        Observable.just(3).concat(Observable<Int>.error(Failure("x"))).bind(to: state).dispose()
        #expect(streamed.events == [.next(1), .next(2)])
        #expect(stated.events == [.next(0), .next(3)])
        #expect(state.value == 3)
    }

    @Test func `disposal ends it`() {
        let subject = PublishSubject<Int>()
        let state = BehaviorRelay(value: 0)
        let binding = subject.bind(to: state)
        subject.onNext(1)
        binding.dispose()
        subject.onNext(2)
        #expect(state.value == 1)
        #expect(!subject.hasObservers)
    }

    @Test func `two states bound to each other through distinctUntilChanged settle`() {
        let one = BehaviorRelay(value: 1)
        let two = BehaviorRelay(value: 2)
        let bag = DisposeBag()
        one.asObservable().distinctUntilChanged().bind(to: two).disposed(by: bag)
        two.asObservable().distinctUntilChanged().bind(to: one).disposed(by: bag)
        one.accept(5)
        #expect(one.value == 5 && two.value == 5)
        two.accept(6)
        #expect(one.value == 6 && two.value == 6)
    }

    @Test func `a binder gets the stream and says what comes back`() {
        let count = Observable.of(1, 2, 3).bind(to: { $0.record().elements().count })
        #expect(count == 3)
    }

    @MainActor @Test func `a closure of the main actor is called inside the call that sends`() {
        let subject = PublishSubject<Int>()
        var numbers: [Int] = []
        let binding = subject.bind(onNext: { numbers.append($0) })
        subject.onNext(1)
        #expect(numbers == [1])
        binding.dispose()
        subject.onNext(2)
        #expect(numbers == [1])
    }

    @Test func `from elsewhere the closure is called on main, in order`() async {
        let subject = PublishSubject<Int>()
        let numbers = Log<Int>()
        let elsewhere = Tally()
        let binding = await MainActor.run {
            subject.bind(onNext: {
                numbers($0)
                if !MainQueue.isCurrent { elsewhere.add() }
            })
        }
        for number in 1...100 { subject.onNext(number) }
        MainQueue.sync {}
        #expect(numbers.entries == Array(1...100))
        #expect(elsewhere.value == 0)
        binding.dispose()
    }
}
