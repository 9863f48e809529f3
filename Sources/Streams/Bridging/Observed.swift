import Observation

/// The latest element of a ``Driver`` for a view that observes: reading ``value`` is enough to be told of changes.
///
/// The driver is subscribed to as long as the object lives.
@MainActor public final class Observed<Value: Sendable>: Observation.Observable {
    private let registrar = ObservationRegistrar()
    private let bag = DisposeBag()
    private var latest: Value

    init(_ driver: Driver<Value>, initial: Value) {
        latest = initial
        driver.drive(with: self) { $0.set($1) }.disposed(by: bag)
    }

    /// The latest element, or the initial value before the first.
    public var value: Value {
        registrar.access(self, keyPath: \.value)
        return latest
    }

    private func set(_ value: Value) { registrar.withMutation(of: self, keyPath: \.value) { latest = value } }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Sendable {
    /// The latest element as an object that views read, of SwiftUI for example.
    ///
    ///     let total: Observed<Int>                 // in the model
    ///     total = basket.total.observed(initial: 0)
    ///
    ///     Text("\(model.total.value) coins")       // in the view
    ///
    /// - Parameter initial: The value before the first element; a driver that has one replaces it at once.
    @MainActor public func observed(initial: Element) -> Observed<Element> { Observed(self, initial: initial) }
}

/// The value of a ``BehaviorRelay`` for a view that observes and changes it, both ways.
@MainActor public final class ObservedRelay<Value: Sendable>: Observation.Observable {
    private let relay: BehaviorRelay<Value>
    private let observed: Observed<Value>

    init(_ relay: BehaviorRelay<Value>) {
        self.relay = relay
        observed = relay.asDriver().observed(initial: relay.value)
    }

    /// The value of the relay. Setting it is accepting it.
    public var value: Value {
        get {
            _ = observed.value
            return relay.value
        }
        set { relay.accept(newValue) }
    }
}

extension BehaviorRelay where Element: Sendable {
    /// The value as an object that views read and set.
    ///
    ///     let name: ObservedRelay<String>          // in the model
    ///     TextField("Name", text: $name.value)     // in the view, `@Bindable var name = model.name`
    @MainActor public func observed() -> ObservedRelay<Element> { ObservedRelay(self) }
}
