import ConfirmCodeUI
import Streams
import Testing

@MainActor
@Suite struct ControlPropertyTests {
    private let knob = Knob()
    private let bag = DisposeBag()

    private var property: ControlProperty<Int> {
        ControlProperty(
            changes: knob.turned, read: { [weak knob] in knob?.value }, setter: Binder(knob) { $0.value = $1 })
    }

    @Test func `an observer is told the value first, then each that the person makes of it`() {
        knob.value = 5
        let seen = Locked<[Int]>([])
        property.subscribe(onNext: { value in seen.withLock { $0.append(value) } }).disposed(by: bag)
        knob.turn(to: 6)
        #expect(seen.value == [5, 6])
    }

    @Test func `what code sets is set, and not sent`() {
        let seen = Locked<[Int]>([])
        property.changed.subscribe(onNext: { value in seen.withLock { $0.append(value) } }).disposed(by: bag)
        Driver.just(7).drive(property).disposed(by: bag)
        #expect(knob.value == 7)
        #expect(seen.value == [])
        knob.turn(to: 8)
        #expect(seen.value == [8])
    }

    @Test func `it listens no longer than somebody observes`() {
        let subscription = property.asDriver().drive(onNext: { _ in })
        #expect(knob.listeners.count == 1)
        subscription.dispose()
        #expect(knob.listeners.isEmpty)
    }

    @Test func `no text is an empty one`() {
        let property = ControlProperty<String?>(
            changes: knob.turned, read: { [weak knob] in .some(knob?.value == 0 ? "a" : nil) },
            setter: Binder(knob) { _, _ in })
        let seen = Locked<[String]>([])
        property.orEmpty.subscribe(onNext: { value in seen.withLock { $0.append(value) } }).disposed(by: bag)
        knob.turn(to: 1)
        #expect(seen.value == ["a", ""])
    }
}
