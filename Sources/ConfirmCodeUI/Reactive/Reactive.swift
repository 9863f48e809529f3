/// The streams and binders of an object, which stand behind its `rx`.
public struct Reactive<Base> {
    /// The object.
    public let base: Base

    /// The streams and binders of `base`.
    public init(_ base: Base) { self.base = base }
}

/// A type whose objects have an `rx`.
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
    /// The streams and binders of the object.
    public var rx: Reactive<Self> { Reactive(self) }
}
