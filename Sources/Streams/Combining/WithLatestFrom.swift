extension ObservableType {
    /// Each element together with the latest of `second`.
    ///
    ///     source  ----a-----b--c--|
    ///     second  --1----2--------|
    ///     result  ----a1----b2-c2-|
    ///
    /// `second` is subscribed to first; elements before its first one are dropped. Its completion changes nothing. Ends as
    /// the source ends; an error of `second` or of `resultSelector` ends it too.
    public func withLatestFrom<Second: ObservableConvertibleType, Result>(
        _ second: Second, resultSelector: @escaping @Sendable (Element, Second.Element) throws -> Result
    ) -> Observable<Result> {
        let second = second.asObservable()
        return Observable<Result> { [attach, other = second.attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let latest = Slot<Second.Element>()
            CurrentThread.run {
                funnel.attach(
                    other, next: latest.put,
                    end: { if case .error = $0 { observer.end($0) } })
                if lifetime.isEnded { return }
                funnel.attach(
                    attach,
                    next: { element in
                        guard latest.isFull else { return }
                        do {
                            observer.next(try resultSelector(element, latest.element))
                        } catch {
                            observer.end(.error(error))
                        }
                    }, end: observer.end)
            }
        }
    }

    /// The latest of `second` at each element.
    public func withLatestFrom<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Second.Element> {
        withLatestFrom(second) { $1 }
    }
}
