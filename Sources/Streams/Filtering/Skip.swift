extension ObservableType {
    /// The elements after the first `count`.
    ///
    ///     source   --a--b--c--|
    ///     skip(2)  --------c--|
    @inlinable
    public func skip(_ count: Int) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let next = observer.next
            let left = Cell(count)
            attach(
                AnyObserver(
                    next: { element in
                        if left.value > 0 { left.value -= 1 } else { next(element) }
                    }, end: observer.end), lifetime)
        }
    }

    /// The elements from the first on that `predicate` does not accept.
    ///
    ///     source       --1--2--3--1--|
    ///     skip(while:  { $0 < 3 })
    ///     result       --------3--1--|
    ///
    /// An error thrown by `predicate` ends it.
    @inlinable
    public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let next = observer.next
            let end = observer.end
            let isSkipping = Cell(true)
            attach(
                AnyObserver(
                    next: { element in
                        do {
                            if isSkipping.value, try predicate(element) { return }
                        } catch {
                            return end(.error(error))
                        }
                        isSkipping.value = false
                        next(element)
                    }, end: end), lifetime)
        }
    }

    /// The elements after `other` has sent one.
    ///
    ///     source       --a--b--c--d--|
    ///     other        -------x
    ///     skip(until:) --------c--d--|
    ///
    /// `other` is subscribed to first. Its completion changes nothing, its error ends the result.
    public func skip<Other: ObservableConvertibleType>(until other: Other) -> Observable<Element> {
        let first = other.asObservable().take(1)
        return Observable { [attach, notify = first.attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let isOpen = Cell(false)
            CurrentThread.run {
                funnel.attach(
                    notify, next: { _ in isOpen.value = true },
                    end: { if case .error = $0 { observer.end($0) } })
                if lifetime.isEnded { return }
                funnel.attach(attach, next: { if isOpen.value { observer.next($0) } }, end: observer.end)
            }
        }
    }

    /// The elements after the first `duration`.
    ///
    /// - Parameters:
    ///   - duration: The time from the subscription.
    ///   - scheduler: Whose clock it is.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
    }
}
