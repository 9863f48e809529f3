extension ObservableType {
    /// The elements after the first `count`.
    ///
    ///     source  --a--b---c--|
    ///     skip(2)
    ///     result  ---------c--|
    @inlinable public func skip(_ count: Int) -> Observable<Element> {
        stage { next, _, _ in
            let left = Cell(count)
            return { element in
                if left.value > 0 { left.value -= 1 } else { next(element) }
            }
        }
    }

    /// The elements from the first on that `predicate` does not accept.
    ///
    ///     source  --1--2--3--1--|
    ///     skip(while: { $0 < 3 })
    ///     result  --------3--1--|
    ///
    /// An error thrown by `predicate` ends it.
    @inlinable public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        stage { next, end, _ in
            let isSkipping = Cell(true)
            return { element in
                do {
                    if isSkipping.value, try predicate(element) { return }
                    isSkipping.value = false
                    next(element)
                } catch { end(.error(error)) }
            }
        }
    }

    /// The elements after `other` has sent one.
    ///
    ///     source  --a--b--c--d--|
    ///     other   -------x------|
    ///     skip(until: other)
    ///     result  --------c--d--|
    ///
    /// `other` is subscribed to first. Its completion changes nothing, its error ends the result.
    public func skip(until other: some ObservableConvertibleType) -> Observable<Element> {
        withLatestFrom(other.asObservable().take(1)) { element, _ in element }
    }

    /// The elements after the first `duration`.
    ///
    ///     source  --a--b--c--d--|
    ///     skip(7)
    ///     result  --------c--d--|
    ///
    /// - Parameters:
    ///   - duration: The time from the subscription.
    ///   - scheduler: Whose clock it is.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
    }
}
