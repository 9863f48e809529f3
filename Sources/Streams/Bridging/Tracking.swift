import Observation

extension Observable where Element: Sendable {
    /// What `read` returns, now and after each change of what it has read of `@Observable` objects.
    ///
    ///     Observable.tracking { model.name }
    ///
    /// It is read on the main queue, and sent there: at once where it is subscribed to on the main queue. Changes that are
    /// made in one turn of the main queue are one element, the last state. It never ends.
    ///
    /// - Parameter read: Reads the properties. What it captures is kept as long as the stream is kept or subscribed to.
    public static func tracking(_ read: @escaping @MainActor () -> Element) -> Observable {
        Observable { observer, lifetime in
            let tracker = Tracker(read, observer, lifetime)
            lifetime.addTeardown { withExtendedLifetime(tracker) {} }
            MainQueue.run { [weak tracker] in tracker?.track() }
        }
    }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element: Sendable {
    /// What `read` returns, now and after each change of what it has read of `@Observable` objects, as
    /// ``Observable/tracking(_:)`` has it.
    ///
    /// - Parameter read: Reads the properties. What it captures is kept as long as the stream is kept or subscribed to.
    public static func tracking(_ read: @escaping @MainActor () -> Element) -> SharedSequence {
        SharedSequence(bringing: .tracking(read))
    }
}

/// Reads, and reads again after a change. What the observed objects keep of it is a weak reference.
private final class Tracker<Element: Sendable>: Sendable {
    private let read: @MainActor () -> Element
    private let observer: AnyObserver<Element>
    private let lifetime: Lifetime

    init(_ read: @escaping @MainActor () -> Element, _ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        self.read = read
        self.observer = observer
        self.lifetime = lifetime
    }

    @MainActor func track() {
        if lifetime.isEnded { return }
        let element = withObservationTracking(read) { [weak self] in
            _ = MainScheduler.asyncInstance.schedule { [weak self] in MainQueue.run { self?.track() } }
        }
        observer.next(element)
    }
}
