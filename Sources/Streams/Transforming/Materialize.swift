extension ObservableType {
    /// The events of the source as elements, its end as the last one, then completed.
    ///
    ///     source       --a--b--#
    ///     materialize  --A--B--(#|)
    @inlinable public func materialize() -> Observable<Event<Element>> {
        lift { next, end, lifetime in
            AnyObserver { element in
                next(.next(element))
            } end: { termination in
                next(Event(termination))
                if !lifetime.isEnded { end(.completed) }
            }
        }
    }
}

extension ObservableType where Element: EventConvertible {
    /// The events that the elements are: the reverse of ``materialize()``.
    ///
    ///     source  --a--b---x-|
    ///     dematerialize()
    ///     result  --A--B---|
    @inlinable public func dematerialize() -> Observable<Element.Element> {
        stage { next, end, _ in
            { $0.event.send(next: next, end: end) }
        }
    }

    /// The elements of the events of ``materialize()``.
    ///
    ///     source  --a--x---b-|
    ///     elements()
    ///     result  --a------b-|
    @inlinable public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }

    /// The errors of the events of ``materialize()``.
    ///
    ///     source  --a--x---b-|
    ///     errors()
    ///     result  -----e-----|
    @inlinable public func errors() -> Observable<any Error> { compactMap { $0.event.error } }
}
