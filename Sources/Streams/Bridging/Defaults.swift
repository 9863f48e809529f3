import Foundation

extension UserDefaults {
    /// The value of `key`, now and whenever it has changed in this process; nil where there is none of the type. It never
    /// ends.
    ///
    /// It listens for `didChangeNotification`. Foundation on Linux posts none: there, who makes a change posts it.
    ///
    ///     defaults.observable(Bool.self, for: "isQuiet").map { $0 ?? false }
    ///
    /// - Parameters:
    ///   - type: The type of the value: one that a property list has.
    ///   - key: What it is kept under.
    public func observable<Value: Equatable & Sendable>(_ type: Value.Type, for key: String) -> Observable<Value?> {
        let defaults = Held(self)
        let changes = Observable<Void>.create { observer in
            let changes = NotificationCenter.default.observable(
                for: UserDefaults.didChangeNotification, object: defaults.value
            ).subscribe(onNext: { _ in observer.onNext(()) })
            observer.onNext(())
            return changes
        }
        return changes.map { defaults.value.object(forKey: key) as? Value }.distinctUntilChanged()
    }
}
