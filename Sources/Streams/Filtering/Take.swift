/// Whether the element that decides belongs to what is taken.
public enum TakeBehavior: Sendable {
    /// The deciding element is taken too.
    case inclusive
    /// The deciding element is left out.
    case exclusive
}

extension ObservableType {
    /// The first `count` elements, then completed.
    ///
    ///     source  --a--b---c--|
    ///     take(2)
    ///     result  --a--(b|)
    ///
    /// The source is not subscribed to for a count below one.
    @inlinable public func take(_ count: Int) -> Observable<Element> {
        if count <= 0 { return .empty() }
        return stage { next, end, lifetime in
            let left = Cell(count)
            return { element in
                guard left.value > 0 else { return }
                left.value -= 1
                let isLast = left.value == 0
                next(element)
                if isLast, !lifetime.isEnded { end(.completed) }
            }
        }
    }

    /// The elements as long as `predicate` accepts them, then completed.
    ///
    ///     source  --1--2--3--1--|
    ///     take(while: { $0 < 3 })
    ///     result  --1--2--|
    ///
    /// An error thrown by `predicate` ends it.
    ///
    /// - Parameters:
    ///   - behavior: Whether the first element that is not accepted is taken too.
    ///   - predicate: Asked about each element.
    @inlinable public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> { take(until: { try !predicate($0) }, behavior: behavior) }

    /// The elements until `predicate` accepts one, then completed.
    ///
    ///     source  --1--2--3--1--|
    ///     take(until: { $0 == 3 }, behavior: .inclusive)
    ///     result  --1--2--(3|)
    ///
    /// An error thrown by `predicate` ends it.
    ///
    /// - Parameters:
    ///   - behavior: Whether the accepted element is taken too.
    ///   - predicate: Asked about each element.
    @inlinable public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        stage { next, end, lifetime in
            { element in
                do {
                    let isLast = try predicate(element)
                    if !isLast || behavior == .inclusive { next(element) }
                    if isLast, !lifetime.isEnded { end(.completed) }
                } catch { end(.error(error)) }
            }
        }
    }

    /// The elements until `other` sends one, then completed.
    ///
    ///     source  --a--b--c--d--|
    ///     other   -------x------|
    ///     take(until: other)
    ///     result  --a--b-|
    ///
    /// `other` is subscribed to first. Its completion changes nothing, its error ends the result.
    public func take(until other: some ObservableConvertibleType) -> Observable<Element> {
        beside(other.asObservable()) { observer, _ in
            let own = Steps(next: observer.next, end: observer.end)
            return (Steps(next: { _ in observer.end(.completed) }, end: { if $0.isError { observer.end($0) } }), own)
        }
    }

    /// The elements of the first `duration`, then completed.
    ///
    ///     source  --a--b--c--d--|
    ///     take(for: 7)
    ///     result  --a--b-|
    ///
    /// - Parameters:
    ///   - duration: The time from the subscription.
    ///   - scheduler: Whose clock it is.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(until: Observable<Int>.timer(duration, scheduler: scheduler))
    }
}
