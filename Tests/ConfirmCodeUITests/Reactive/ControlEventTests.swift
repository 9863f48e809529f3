import ConfirmCodeUI
import Dispatch
import Streams
import Testing

/// A control without a framework.
@MainActor final class Knob {
    var value = 0
    private(set) var listeners: [Int: @MainActor () -> Void] = [:]
    private var made = 0

    func listen(_ listener: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        made += 1
        let id = made
        listeners[id] = listener
        return { [weak self] in self?.listeners[id] = nil }
    }

    func turn(to value: Int) {
        self.value = value
        for listener in listeners.values { listener() }
    }

    var turned: ControlEvent<Void> {
        ControlEvent { [weak self] send in self?.listen { send(()) } ?? {} }
    }
}

@MainActor
@Suite struct ControlEventTests {
    @Test func `it listens while somebody observes, once for each`() {
        let knob = Knob()
        let count = Locked(0)
        let event = knob.turned
        #expect(knob.listeners.isEmpty)
        let first = event.subscribe(onNext: { count.withLock { $0 += 1 } })
        let second = event.subscribe(onNext: { count.withLock { $0 += 1 } })
        #expect(knob.listeners.count == 2)
        knob.turn(to: 1)
        #expect(count.value == 2)
        first.dispose()
        knob.turn(to: 2)
        #expect(count.value == 3)
        second.dispose()
        #expect(knob.listeners.isEmpty)
    }

    @Test func `an observer that ends its subscription inside an event gets no other`() {
        let knob = Knob()
        let count = Locked(0)
        let subscription = knob.turned.asObservable().take(1).subscribe(onNext: { count.withLock { $0 += 1 } })
        knob.turn(to: 1)
        knob.turn(to: 2)
        #expect(count.value == 1)
        #expect(knob.listeners.isEmpty)
        subscription.dispose()
    }

    @Test func `subscribed off the main actor, it listens on it`() async {
        let knob = Knob()
        let event = knob.turned
        let subscription = await Task.detached { event.subscribe(onNext: {}) }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(knob.listeners.count == 1)
        await Task.detached { subscription.dispose() }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(knob.listeners.isEmpty)
    }

    @Test func `as a signal and as a driver it is shared`() {
        let knob = Knob()
        let bag = DisposeBag()
        var heard = 0
        let signal = knob.turned.asSignal()
        signal.emit(onNext: { heard += 1 }).disposed(by: bag)
        signal.emit(onNext: { heard += 1 }).disposed(by: bag)
        let driver = knob.turned.asDriver()
        driver.drive(onNext: { heard += 10 }).disposed(by: bag)
        driver.drive(onNext: { heard += 10 }).disposed(by: bag)
        #expect(knob.listeners.count == 2)
        knob.turn(to: 1)
        #expect(heard == 22)
    }
}
