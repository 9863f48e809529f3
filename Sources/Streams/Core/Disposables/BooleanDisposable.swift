/// A flag that disposal raises: whoever works in a loop looks at ``isDisposed``.
public final class BooleanDisposable: Cancelable {
    private let flag = Flag()

    /// A disposable that was disposed already where `isDisposed` is true.
    public init(isDisposed: Bool = false) { if isDisposed { flag.raise() } }

    /// True once it was disposed.
    public var isDisposed: Bool { flag.isRaised }

    /// Raises the flag.
    public func dispose() { flag.raise() }
}
