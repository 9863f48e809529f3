import Observation

extension BehaviorRelay where Element: Equatable & Sendable {
    /// Keeps the relay and a property of an `@Observable` object the same: first the relay's value is written to the
    /// property, then a change of either goes to the other.
    ///
    ///     name.bindBothWays(to: \.name, of: settings)
    ///
    /// Values are written on the main actor, and only where they differ. `object` is kept weakly.
    ///
    /// - Returns: What ends it.
    @preconcurrency @MainActor public func bindBothWays<Object: AnyObject & Observation.Observable>(
        to keyPath: ReferenceWritableKeyPath<Object, Element>, of object: Object
    ) -> any Disposable {
        let toObject = asDriver().drive(with: object) { object, value in
            if object[keyPath: keyPath] != value { object[keyPath: keyPath] = value }
        }
        let toRelay = Driver.tracking { [weak object] in object?[keyPath: keyPath] }.drive(with: self) { relay, value in
            if let value, relay.value != value { relay.accept(value) }
        }
        return Disposables.create(toObject, toRelay)
    }
}
