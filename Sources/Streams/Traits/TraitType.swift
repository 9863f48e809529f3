/// A stream that promises more than an observable does: a ``Single``, a ``Maybe``, a ``Completable``, an ``Infallible``; a
/// ``Driver`` or a ``Signal``.
///
/// What it promises holds by construction, so operators that all of them have are written once, here.
public protocol TraitType<Element>: ObservableConvertibleType {
    /// What it promises.
    associatedtype Trait
    /// What its closures may throw; `Never` where it cannot fail.
    associatedtype Failure: Error
    /// The stream of `source`, which is trusted to keep the promise.
    init(trusting source: Observable<Element>)
}

/// The trait of a stream that may have elements.
public protocol ElementTrait {}

/// The trait of a stream that may complete without an element.
public protocol CompletingTrait {}

/// The trait of streams of which several, one after the other or all at once, keep the promise too.
public protocol JoinableTrait: CompletingTrait {}

extension TraitType {
    /// Nothing at all, not even an end.
    public static func never() -> Self { Self(trusting: .never()) }

    /// One element, then completed.
    public static func just(_ element: Element) -> Self where Trait: ElementTrait { Self(trusting: .just(element)) }

    /// Nothing but completed.
    public static func empty() -> Self where Trait: CompletingTrait { Self(trusting: .empty()) }
}

extension TraitType where Trait: ElementTrait & JoinableTrait {
    /// The elements of a list, in order, then completed.
    public static func of(_ elements: Element...) -> Self { from(elements) }

    /// The elements of a sequence, in order, then completed.
    public static func from(_ sequence: some Sequence<Element>) -> Self { Self(trusting: .from(sequence)) }

    /// `element`, then those of the source.
    public func startWith(_ element: Element) -> Self { Self(trusting: asObservable().startWith(element)) }

    /// The first `count` elements, then completed.
    public func take(_ count: Int) -> Self { Self(trusting: asObservable().take(count)) }

    /// The elements after the first `count`.
    public func skip(_ count: Int) -> Self { Self(trusting: asObservable().skip(count)) }

    /// The elements that differ from the last one sent.
    public func distinctUntilChanged() -> Self where Element: Equatable & SendableMetatype {
        Self(trusting: asObservable().distinctUntilChanged())
    }
}

extension TraitType where Trait: JoinableTrait {
    /// The elements of `streams`, one stream after the other. The first error ends it.
    public static func concat(_ streams: some Sequence<Self>) -> Self {
        Self(trusting: .concat(streams.lazy.map { $0.asObservable() }))
    }

    /// The elements of `streams`, one stream after the other. The first error ends it.
    public static func concat(_ streams: Self...) -> Self { concat(streams) }

    /// The elements of this stream, and after its completion those of another: `concat(_:)`.
    public var concat: TraitConcatenation<Self> { TraitConcatenation(source: self) }

    /// The elements of `streams`, as they come. Complete when all of them are; the first error ends it.
    public static func merge(_ streams: some Collection<Self>) -> Self {
        Self(trusting: .merge(streams.map { $0.asObservable() }))
    }

    /// The elements of `streams`, as they come. Complete when all of them are; the first error ends it.
    public static func merge(_ streams: Self...) -> Self { merge(streams) }
}

/// The verb of ``TraitType/concat``, a value and not a method so that the static function of the name infers its elements.
public struct TraitConcatenation<Source: TraitType> where Source.Trait: JoinableTrait {
    let source: Source

    /// The elements of this stream, and after its completion those of `second`.
    public func callAsFunction(_ second: Source) -> Source { .concat([source, second]) }
}
