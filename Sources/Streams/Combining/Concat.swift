extension ObservableType {
    /// The elements of `sources`, one after the other.
    ///
    ///     letters  --a--b|
    ///     numbers        -1--2--|
    ///     concat(letters, numbers)
    ///     result   --a--b-1--2--|
    ///
    /// The sequence is iterated lazily, a step for each source that completes. The first error ends it. Without sources
    /// it is empty.
    public static func concat(_ sources: some Sequence<Observable<Element>>) -> Observable<Element> {
        .succession(of: sources) { !$0.isError }
    }

    /// The elements of `sources`, one after the other.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    /// The elements of this stream, then those of another: `concat(_:)`; of the inner streams in turn: `concat()`.
    public var concat: Call<Concatenating, Element> { Call(source: asObservable()) }
}

/// The verb of ``ObservableType/concat``.
public enum Concatenating {}

extension Call where Verb == Concatenating {
    /// The elements of this stream, and after its completion those of `second`.
    public func callAsFunction(_ second: Observable<Element>) -> Observable<Element> { .concat(source, second) }

    /// The elements of this stream, and after its completion those of `second`.
    public func callAsFunction(_ second: some ObservableConvertibleType<Element>) -> Observable<Element> {
        .concat(source, second.asObservable())
    }
}

extension Call where Verb == Concatenating, Element: ObservableConvertibleType {
    /// The elements of the inner streams, one stream after the other.
    @inlinable public func callAsFunction() -> Observable<Element.Element> { source.concatMap { $0 } }
}
