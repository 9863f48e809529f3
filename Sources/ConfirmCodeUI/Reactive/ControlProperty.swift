import Streams

/// A value that a person changes in a control, and that code sets: a stream of it, and an observer that sets it.
///
/// An observer is told the value first, then each that the person makes of it. What code sets is not sent. It is sent on
/// the main actor, never fails, and has no end.
public struct ControlProperty<Element: Sendable>: ObservableType, ObserverType {
    private let values: ControlEvent<Element>
    private let setter: Binder<Element>

    /// A property.
    ///
    /// - Parameters:
    ///   - changes: Sends when the person has changed it.
    ///   - read: The value; nil where the control is gone.
    ///   - setter: Sets it.
    public init(
        changes: ControlEvent<Void>, read: @escaping @MainActor () -> Element?, setter: Binder<Element>
    ) {
        values = ControlEvent { send in
            if let value = read() { send(value) }
            let subscription = changes.bind(onNext: { if let value = read() { send(value) } })
            return { subscription.dispose() }
        }
        self.setter = setter
    }

    /// Sends the value, and each that the person makes of it, to `observer` until the result is disposed.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element { values.subscribe(observer) }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { values.attach }

    /// Sets the value of a `next` event.
    public func on(_ event: Event<Element>) { setter.on(event) }

    /// The values as a driver.
    public func asDriver() -> Driver<Element> { values.asDriver() }

    /// What the person does to the value, without what it is at first.
    public var changed: Observable<Element> { values.asObservable().skip(1) }
}

extension ControlProperty: Sendable {}

extension ControlProperty where Element == String? {
    /// The text, empty where there is none.
    public var orEmpty: Observable<String> { asObservable().map { $0 ?? "" } }
}
