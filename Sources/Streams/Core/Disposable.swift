/// Something that can be ended once. Ending it again does nothing, from whatever thread.
public protocol Disposable: Sendable {
    /// Ends it.
    func dispose()
}

extension Disposable {
    /// Disposes it together with `bag`.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

extension Lifetime: Disposable {
    /// Ends the lifetime.
    public func dispose() { end() }
}
