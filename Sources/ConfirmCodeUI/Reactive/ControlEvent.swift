import Streams

/// Something that happens to a control, such as a tap, for whoever observes it. It is sent on the main actor, never fails,
/// and has no end.
public struct ControlEvent<Element: Sendable>: ObservableType {
    private let events: Observable<Element>

    /// An event that is listened for while somebody observes.
    ///
    ///     ControlEvent { send in
    ///         let action = UIAction { _ in send(()) }
    ///         button.addAction(action, for: .touchUpInside)
    ///         return { button.removeAction(action, for: .touchUpInside) }
    ///     }
    ///
    /// - Parameter listen: Begins to listen, and returns what ends it; called once for each observer. What it is handed
    ///   sends an element.
    public init(
        _ listen: @escaping @MainActor (_ send: @escaping @MainActor (Element) -> Void) -> @MainActor () -> Void
    ) {
        events = Observable { observer, lifetime in
            Self.onMain {
                if lifetime.isEnded { return }
                let end = listen { if !lifetime.isEnded { observer.next($0) } }
                lifetime.addTeardown { Self.onMain(end) }
            }
        }
    }

    /// Sends the events to `observer` until the result is disposed.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element { events.subscribe(observer) }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { events.attach }

    /// The events as a signal.
    public func asSignal() -> Signal<Element> { events.asSignal(onErrorSignalWith: .empty()) }

    /// The events as a driver, whose late observers are told the latest one.
    public func asDriver() -> Driver<Element> { events.asDriver(onErrorDriveWith: .empty()) }

    /// At once on the main queue, soon from elsewhere.
    private static func onMain(_ action: @escaping @MainActor () -> Void) {
        _ = Driver<Void>.just(()).driveOnMain(onNext: { action() })
    }
}

extension ControlEvent: Sendable {}
