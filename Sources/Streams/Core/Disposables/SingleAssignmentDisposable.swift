/// A place for one disposable that is known later. Disposing it before disposes that as soon as it comes.
public final class SingleAssignmentDisposable: Cancelable {
    private let place = SerialDisposable()
    private let isAssigned = Flag()

    /// An empty place.
    public init() {}

    /// True once it was disposed.
    public var isDisposed: Bool { place.isDisposed }

    /// Puts `disposable` in the place, once: a second one is disposed at once.
    public func setDisposable(_ disposable: any Disposable) {
        if isAssigned.raise() { place.disposable = disposable } else { disposable.dispose() }
    }

    /// Disposes what is in the place, or what will be put there.
    public func dispose() { place.dispose() }
}
