/// A teardown made of a closure, which is freed once it has run.
final class TeardownLink: Link, @unchecked Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    override func run() { action() }
}

/// A teardown that disposes something.
final class DisposableLink: Link, @unchecked Sendable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) { self.disposable = disposable }

    override func run() { disposable.dispose() }
}

/// A child whose teardowns run elsewhere than those of its parent.
final class MovedLink: Link, @unchecked Sendable {
    private let child: LifetimeNode
    private let move: @Sendable (@escaping @Sendable () -> Void) -> Void
    private var marked = Chain()

    init(_ child: LifetimeNode, _ move: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        self.child = child
        self.move = move
    }

    override func open() -> Chain {
        marked = LifetimeNode.mark(child.open())
        return Chain()
    }

    override func run() { move { [self] in while let link = marked.pop() { link.run() } } }
}

/// A teardown that ends a lifetime which may have a place in other lists too: a link of its own for this one.
final class LifetimeLink: Link, @unchecked Sendable {
    private var node: LifetimeNode

    init(_ node: LifetimeNode) { self.node = node }

    override func open() -> Chain { node.open() }

    override func dismantle() -> Chain { isKnownUniquelyReferenced(&node) ? node.dismantle() : Chain() }
}
