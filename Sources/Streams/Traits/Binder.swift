/// An observer that sets something of an object on the main actor, as long as the object lives.
///
///     let isBusy = Binder(spinner) { spinner, isBusy in spinner.isHidden = !isBusy }
///     model.isBusy.drive(isBusy)
///
/// What comes from elsewhere is brought to the main queue, in order; on it, it is set at once where nothing waits. A
/// completion changes nothing, an error goes to ``Hooks/defaultErrorHandler``.
public struct Binder<Value: Sendable>: ObserverType, Sendable {
    private let observer: AnyObserver<Value>

    /// A binder to `target`, which is kept weakly.
    ///
    /// - Parameters:
    ///   - target: What is changed.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    ///   - binding: Changes it; called on the main actor.
    public init<Target: AnyObject & Sendable>(
        _ target: Target, file: StaticString = #fileID, line: UInt = #line,
        binding: @escaping @MainActor (Target, Value) -> Void
    ) {
        let values = PublishRelay<Value>()
        let bind = MainQueue.unisolated(binding)
        _ = values.onMain().subscribe(onNext: { [weak target] value in target.map { bind($0, value) } })
        observer = AnyObserver(next: { values.accept($0) }) { termination in
            if case .error(let error) = termination { Hooks.unhandled(error, file, line) }
        }
    }

    /// Sets the value of a `next` event.
    public func on(_ event: Event<Value>) { observer.on(event) }
}

extension ObservableType where Element: Sendable {
    /// Writes the elements to a property of `object`, on the main actor, as long as `object` lives.
    ///
    ///     isValid.bind(to: \.isEnabled, on: button)
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: Whose property it is; it is kept weakly.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func bind<Object: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Object, Element>, on object: Object, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable { bind(onNext: { [weak object] in object?[keyPath: keyPath] = $0 }, file: file, line: line) }

    /// Writes the elements to an optional property of `object`, on the main actor, as long as `object` lives.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: Whose property it is; it is kept weakly.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func bind<Object: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Object, Element?>, on object: Object, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable { bind(onNext: { [weak object] in object?[keyPath: keyPath] = $0 }, file: file, line: line) }
}
