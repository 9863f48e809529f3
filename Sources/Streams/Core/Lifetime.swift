/// How long a subscription lives. It is passed down to the source when subscribing, which looks at ``isEnded`` before
/// each element and registers what must stop with ``addTeardown(_:)``.
///
/// Ending has two phases: the whole tree below is marked as over, then the teardowns run, the last registered first.
/// What is added to a lifetime that is over ends at once. All of it may be called from any thread.
public struct Lifetime: Sendable {
    @usableFromInline let node: LifetimeNode

    /// A lifetime of its own that begins now.
    @inlinable public init() { node = LifetimeNode() }

    @inlinable init(_ node: LifetimeNode) { self.node = node }

    /// True from the moment the lifetime begins to end.
    @inlinable public var isEnded: Bool { node.stack.isClosed }

    /// Ends the lifetime and all its children, once.
    public func end() { node.end() }

    /// Calls `teardown` when the lifetime ends, or at once where it is over.
    public func addTeardown(_ teardown: @escaping @Sendable () -> Void) { node.add(TeardownLink(teardown)) }

    /// Disposes `disposable` when the lifetime ends, or at once where it is over.
    public func add(_ disposable: any Disposable) {
        if disposable.isA(NopDisposable.self) { return }
        let lifetime = disposable.exactly(Lifetime.self)
        node.add(lifetime.map { LifetimeLink($0.node) } ?? DisposableLink(disposable))
    }

    /// A lifetime that ends with this one, or before. It belongs to whoever outlives an end of its source, and hands up
    /// an `end` of its own that ends the child.
    ///
    /// The parent remembers a child until it ends itself, so a stream of children is not made with this.
    public func makeChild() -> Lifetime { Lifetime(node.adding(LifetimeNode())) }

    /// Children that come and go, and end with this lifetime at the latest.
    @usableFromInline func makeChildren() -> LifetimeSet { node.adding(LifetimeSet()) }

    /// A child that is marked as over with this lifetime, and whose teardowns then run where `run` runs them.
    func makeChild(tearingDown run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) -> Lifetime {
        let child = LifetimeNode()
        node.add(MovedLink(child, run))
        return Lifetime(child)
    }
}
