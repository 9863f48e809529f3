extension ObservableType {
    /// A stage that changes elements only: the end of the source is handed on as it is.
    ///
    /// - Parameter make: Makes what receives the elements of one subscription, of where elements and the end go.
    @inlinable @inline(__always) func stage<Result>(
        _ make:
            @escaping @Sendable (
                _ next: @escaping @Sendable (Result) -> Void, _ end: @escaping @Sendable (Termination) -> Void
            ) -> @Sendable (Element) -> Void
    ) -> Observable<Result> {
        Observable<Result> { [attach] observer, lifetime in
            attach(AnyObserver(next: make(observer.next, observer.end), end: observer.end), lifetime)
        }
    }

    /// A stage that changes the end too, or looks at the lifetime.
    ///
    /// - Parameter make: Makes what receives the events of one subscription, of where elements and the end go.
    @inlinable @inline(__always) func lift<Result>(
        _ make:
            @escaping @Sendable (
                _ next: @escaping @Sendable (Result) -> Void, _ end: @escaping @Sendable (Termination) -> Void,
                _ lifetime: Lifetime
            ) -> AnyObserver<Element>
    ) -> Observable<Result> {
        Observable<Result> { [attach] observer, lifetime in
            attach(make(observer.next, observer.end, lifetime), lifetime)
        }
    }
}
