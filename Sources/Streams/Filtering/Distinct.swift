extension ObservableType where Element: Hashable & SendableMetatype {
    /// The elements that were not sent before.
    ///
    ///     source  --a--b--a--c--|
    ///     distinct()
    ///     result  --a--b-----c--|
    ///
    /// It remembers every element for as long as the source lasts.
    public func distinct() -> Observable<Element> {
        lift { next, end, _ in
            let seen = Cell<Set<Element>>([])
            return AnyObserver { element in
                if seen.value.insert(element).inserted { next(element) }
            } end: { termination in
                seen.value = []
                end(termination)
            }
        }
    }
}
