extension ObservableType {
    /// The one element of the source.
    ///
    ///     source    --a-----|
    ///     single()  --a-----|
    ///
    /// Ends with ``RxError/moreThanOneElement`` at a second one, with ``RxError/noElements`` where there is none.
    public func single() -> Observable<Element> {
        single { _ in true }
    }

    /// The one element of the source that `predicate` accepts.
    ///
    /// Ends with ``RxError/moreThanOneElement`` at a second one, with ``RxError/noElements`` where there is none.
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let next = observer.next
            let end = observer.end
            let isFound = Cell(false)
            attach(
                AnyObserver(
                    next: { element in
                        do {
                            guard try predicate(element) else { return }
                            if isFound.value { throw RxError.moreThanOneElement }
                        } catch {
                            return end(.error(error))
                        }
                        isFound.value = true
                        next(element)
                    },
                    end: { termination in
                        if case .completed = termination, !isFound.value { return end(.error(RxError.noElements)) }
                        end(termination)
                    }), lifetime)
        }
    }
}
