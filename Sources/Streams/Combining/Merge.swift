extension ObservableType {
    /// The elements of all `sources`, as they come.
    ///
    ///     letters  --a-----b--|
    ///     numbers  ----1-2-------|
    ///     merge(letters, numbers)
    ///     result   --a-1-2-b-----|
    ///
    ///     source   -1-2-----------|
    ///     inner 1   -a---b|
    ///     inner 2         -a---b|
    ///     map { inner }.merge(maxConcurrent: 1)
    ///     result   --a---b-a---b--|
    ///
    /// Complete when all of them are; the first error ends it. Without sources it is empty.
    public static func merge(_ sources: some Collection<Observable<Element>>) -> Observable<Element> {
        let sources = Held(sources.map(\.attach))
        return Observable { observer, lifetime in
            let running = Cell(sources.value.count)
            if running.value == 0 { return observer.end(.completed) }
            let funnel = Funnel(lifetime)
            let end = { (termination: Termination) in
                running.value -= 1
                if case .error = termination { return observer.end(termination) }
                if running.value == 0 { observer.end(.completed) }
            }
            funnel.attachAll(sources.value.map { source in { funnel.attach(source, next: observer.next, end: end) } })
        }
    }

    /// The elements of all `sources`, as they come.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    /// The elements of this stream and of others: `merge(with:)`; of the inner streams: `merge()`, `merge(maxConcurrent:)`.
    public var merge: Call<Merging, Element> { Call(source: asObservable()) }
}

/// The verb of ``ObservableType/merge``.
public enum Merging {}

extension Call where Verb == Merging {
    /// The elements of this stream and of `other`, as they come.
    public func callAsFunction(with other: Observable<Element>) -> Observable<Element> { .merge(source, other) }

    /// The elements of this stream and of `other`, as they come.
    public func callAsFunction(with other: some ObservableConvertibleType<Element>) -> Observable<Element> {
        .merge(source, other.asObservable())
    }

    /// The elements of this stream and of `others`, as they come.
    public func callAsFunction(
        with others: some Collection<some ObservableConvertibleType<Element>>
    ) -> Observable<Element> { .merge([source] + others.map { $0.asObservable() }) }
}

extension Call where Verb == Merging, Element: ObservableConvertibleType {
    /// The elements of all inner streams, as they come.
    ///
    /// Complete when the source and all inner streams are; the first error of any of them ends it.
    @inlinable public func callAsFunction() -> Observable<Element.Element> { source.flatMap { $0 } }

    /// The elements of at most `maxConcurrent` inner streams at once; further ones wait in order.
    @inlinable public func callAsFunction(maxConcurrent: Int) -> Observable<Element.Element> {
        source.flatMap(maxConcurrent: maxConcurrent) { $0 }
    }
}
