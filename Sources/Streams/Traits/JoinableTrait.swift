/// The trait of streams of which several, one after the other or all at once, keep the promise too.
public protocol JoinableTrait {}

extension TraitType where Trait: JoinableTrait {
    /// The elements of `streams`, one stream after the other. The first error ends it.
    public static func concat<Streams: Sequence>(_ streams: Streams) -> Self where Streams.Element == Self {
        Self(trusting: .concat(streams.lazy.map { $0.asObservable() }))
    }

    /// The elements of `streams`, one stream after the other. The first error ends it.
    public static func concat(_ streams: Self...) -> Self { concat(streams) }

    /// The elements of this stream, and after its completion those of another: `concat(_:)`.
    public var concat: TraitConcatenation<Self> { TraitConcatenation(source: self) }

    /// The elements of `streams`, as they come. Complete when all of them are; the first error ends it.
    public static func merge<Streams: Collection>(_ streams: Streams) -> Self where Streams.Element == Self {
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
