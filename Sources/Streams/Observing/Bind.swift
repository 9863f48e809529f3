extension ObservableType {
    /// Subscribes observers; the source's end reaches them too. It does not change where events are sent from.
    ///
    /// - Returns: What ends the subscription.
    public func bind<Observer: ObserverType<Element>>(to observers: Observer...) -> any Disposable {
        bind(to: observers)
    }

    /// Subscribes observers of optional elements.
    ///
    /// - Returns: What ends the subscription.
    public func bind<Observer: ObserverType<Element?>>(to observers: Observer...) -> any Disposable {
        map(Optional.some).bind(to: observers)
    }

    /// Sends the elements to relays.
    ///
    /// - Parameters:
    ///   - relays: Where the elements go.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    public func bind<Relay: RelayType<Element>>(
        to relays: Relay..., file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable { bind(to: relays, file, line) }

    /// Hands the stream to `binder`, and gives back what that returns.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    func bind(to observers: [some ObserverType<Element>]) -> any Disposable {
        let observers = Held(observers)
        return subscribeLast(AnyObserver { event in for observer in observers.value { observer.on(event) } })
    }

    func bind(
        to relays: [some RelayType<Element>], _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> any Disposable {
        let relays = Held(relays)
        let send: @Sendable (Element) -> Void = { element in for relay in relays.value { relay.accept(element) } }
        return subscribe(onNext: send, file: file, line: line)
    }
}

extension ObservableType where Element: Sendable {
    /// Calls `onNext` with each element, on the main actor.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func bind(
        onNext: @escaping @MainActor (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable { onMain().subscribe(onNext: MainQueue.unisolated(onNext), file: file, line: line) }

    /// Calls `onNext` with `object`, which is kept weakly, and each element, on the main actor.
    ///
    /// - Parameters:
    ///   - object: What `onNext` gets.
    ///   - onNext: Called with the object and each element.
    ///   - file: The file of the call, which the handler of unhandled errors is told.
    ///   - line: The line of the call.
    /// - Returns: What ends the subscription.
    @preconcurrency @MainActor public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping @MainActor (Object, Element) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        bind(onNext: { [weak object] element in object.map { onNext($0, element) } }, file: file, line: line)
    }
}
