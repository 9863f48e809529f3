/// A disposable that says whether it was disposed.
public protocol Cancelable: Disposable {
    /// True once it was disposed.
    var isDisposed: Bool { get }
}
