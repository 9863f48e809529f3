extension Observable {
    /// A stream that `subscribe` sends, called once for each subscription.
    ///
    ///     create { observer in … }
    ///     result  a----(b|)
    ///
    /// The observer may be called from any thread and at any time: what arrives during a delivery is queued, what arrives
    /// after the end or after disposal is dropped.
    ///
    /// - Parameter subscribe: Sends to the observer, and returns what stops it.
    @inlinable
    public static func create(_ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) -> Observable {
        Observable { observer, lifetime in
            lifetime.add(subscribe(observer.gated(by: lifetime)))
        }
    }
}
