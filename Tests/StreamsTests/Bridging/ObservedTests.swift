import Observation
import StreamsTesting
import Testing

@testable import Streams

@MainActor @Suite struct ObservedTests {
    @Test func `the value is the latest element, or the initial one`() {
        let relay = PublishRelay<Int>()
        let observed = relay.asSignal().asDriver().observed(initial: 7)
        #expect(observed.value == 7)
        relay.accept(1)
        relay.accept(2)
        #expect(observed.value == 2)
        #expect(BehaviorRelay(value: 3).asDriver().observed(initial: 0).value == 3)
    }

    @Test func `who has read the value is told of a change, once, before it changes`() {
        let relay = BehaviorRelay(value: 1)
        let observed = relay.asDriver().observed(initial: 0)
        let changes = Log<Int>()
        let read = withObservationTracking {
            observed.value
        } onChange: {
            MainActor.assumeIsolated { changes(observed.value) }
        }
        #expect(read == 1)
        relay.accept(2)
        relay.accept(3)
        #expect(changes.entries == [1])
        #expect(observed.value == 3)
    }

    @Test func `it is subscribed as long as it lives`() {
        let relay = BehaviorRelay(value: 1)
        weak var freed: Observed<Int>?
        do {
            let observed = relay.asDriver().observed(initial: 0)
            freed = observed
            #expect(relay.hasObservers)
            #expect(observed.value == 1)
        }
        #expect(freed == nil)
        #expect(!relay.hasObservers)
    }

    @Test func `a relay is read and set`() {
        let relay = BehaviorRelay(value: "a")
        let observed = relay.observed()
        #expect(observed.value == "a")
        let changes = Tally()
        withObservationTracking {
            _ = observed.value
        } onChange: {
            changes.add()
        }
        observed.value = "b"
        #expect(relay.value == "b")
        #expect(changes.value == 1)
        relay.accept("c")
        #expect(observed.value == "c")
        let path: ReferenceWritableKeyPath = \ObservedRelay<String>.value
        observed[keyPath: path] += "d"
        #expect(relay.value == "cd")
    }

    @Test func `a relay that is set inside its own delivery reads as what was set`() {
        let relay = BehaviorRelay(value: 0)
        let observed = relay.observed()
        let read = Log<Int>()
        let bag = DisposeBag()
        relay.asDriver().drive(onNext: { number in
            if number == 1 {
                observed.value = 2
                read(observed.value)
            }
        }).disposed(by: bag)
        observed.value = 1
        #expect(read.entries == [2])
        #expect(observed.value == 2)
    }
}
