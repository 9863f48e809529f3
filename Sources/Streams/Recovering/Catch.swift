extension ObservableType {
    /// The elements of the source, and after an error those of another stream: `catch { error in … }`.
    ///
    ///     source  --a--#
    ///     other        -b--c--|
    ///     catch { _ in other }
    ///     result  --a---b--c--|
    public var `catch`: Call<Catching, Element> { Call(source: asObservable()) }

    /// The elements of the source, and after an error `element`, then completed.
    ///
    ///     source  --a--b--#
    ///     catchAndReturn(x)
    ///     result  --a--b--(x|)
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        let last = Held(Observable.just(element))
        return self.catch { _ in last.value }
    }

    /// The elements of the first of `sources` that completes, after those of the ones before, up to their errors.
    ///
    ///     first   --a--#
    ///     second       -b--c|
    ///     catch(sequence: [first, second])
    ///     result  --a---b--c|
    ///
    /// The sequence is iterated lazily. Ends with the last error where none completes; without sources it is empty.
    public static func `catch`(sequence sources: some Sequence<Observable<Element>>) -> Observable<Element> {
        .succession(of: sources) { $0.isError }
    }

    /// The elements of the source; an error counts as completion.
    ///
    ///     source  --a--b--#
    ///     catchErrorJustComplete()
    ///     result  --a--b--|
    public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }
}

/// The verb of ``ObservableType/catch``.
public enum Catching {}

extension Call where Verb == Catching {
    /// The elements of the source, and after an error those of the stream that `handler` makes of it.
    ///
    ///     source   --a--#
    ///     handler       b--c--|
    ///     result   --a--b--c--|
    ///
    /// An error thrown by `handler` ends it.
    public func callAsFunction(
        _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let source = Held(source)
        return Observable { observer, lifetime in
            let succession = Succession(observer, lifetime)
            succession.follow(with: { source.value }) { termination in
                guard case .error(let error) = termination else { return succession.end(termination) }
                succession.follow(with: { try handler(error) }, ended: succession.end)
            }
        }
    }
}
