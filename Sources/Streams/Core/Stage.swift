extension ObservableType {
    /// A stage that changes elements only: the end of the source is handed on as it is.
    ///
    /// - Parameter make: Makes what receives the elements of one subscription, of where elements and the end go and how
    ///   long that lasts.
    @inlinable @inline(__always) func stage<Result>(
        _ make:
            @escaping @Sendable (
                _ next: @escaping @Sendable (Result) -> Void, _ end: @escaping @Sendable (Termination) -> Void,
                _ lifetime: Lifetime
            ) -> @Sendable (Element) -> Void
    ) -> Observable<Result> {
        Observable<Result> { [attach] observer, lifetime in
            attach(AnyObserver(next: make(observer.next, observer.end, lifetime), end: observer.end), lifetime)
        }
    }

    /// A stage that changes the end too.
    ///
    /// - Parameter make: Makes what receives the events of one subscription, of where elements and the end go and how long
    ///   that lasts.
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

    /// A stage with `other` beside its source, both in one turn; `other` is subscribed to first.
    ///
    /// - Parameter make: Makes what receives the events of one subscription, those of `other` and those of the source.
    func beside<Other, Result>(
        _ other: some ObservableConvertibleType<Other>,
        _ make:
            @escaping @Sendable (_ observer: AnyObserver<Result>, _ lifetime: Lifetime) -> (
                Steps<Other>, Steps<Element>
            )
    ) -> Observable<Result> {
        Observable<Result> { [attach, beside = other.asObservable().attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let (other, own) = make(observer, lifetime)
            funnel.attachAll([
                { funnel.attach(beside, next: other.next, end: other.end) },
                { funnel.attach(attach, next: own.next, end: own.end) },
            ])
        }
    }
}
