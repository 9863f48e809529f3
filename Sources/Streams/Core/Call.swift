/// An operator of an instance that shares its name with one of the type: `source.merge(with: other)` beside
/// `Observable.merge(source, other)`. It is called like a method.
///
/// Were it one, `Observable.merge(source, other)` could not infer its element: see `Docs/Decisions/calls.md`.
public struct Call<Verb, Element> {
    @usableFromInline let source: Observable<Element>
}
