/// What elements, or the end, go to.
@usableFromInline typealias Receiver<Value> = @Sendable (Value) -> Void
/// What makes the receiver of one subscription's events, of where elements and the end go and how long that lasts.
@usableFromInline typealias Wiring<Result, Made> =
    @Sendable (@escaping Receiver<Result>, @escaping Receiver<Termination>, Lifetime) -> Made

extension ObservableType {
    /// A stage that changes elements only: the end of the source is handed on as it is.
    ///
    /// - Parameter make: Makes what receives the elements.
    @inlinable @inline(__always) func stage<Result>(
        _ make: @escaping Wiring<Result, Receiver<Element>>
    ) -> Observable<Result> {
        Observable<Result> { [attach] observer, lifetime in
            attach(AnyObserver(next: make(observer.next, observer.end, lifetime), end: observer.end), lifetime)
        }
    }

    /// A stage that changes the end too.
    ///
    /// - Parameter make: Makes what receives the events.
    @inlinable @inline(__always) func lift<Result>(
        _ make: @escaping Wiring<Result, AnyObserver<Element>>
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
        _ make: @escaping @Sendable (AnyObserver<Result>, Lifetime) -> (Steps<Other>, Steps<Element>)
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
