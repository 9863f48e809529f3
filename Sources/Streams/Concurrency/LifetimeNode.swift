/// What a ``Lifetime`` points to: one word, and a place in its parent's list.
@usableFromInline package final class LifetimeNode: Link, @unchecked Sendable {
    @usableFromInline let stack = LinkStack()

    @inlinable package override init() {
        super.init()
        #if DEBUG
            LifetimeWatch.begin(self)
        #endif
    }

    package var isEnded: Bool { stack.isClosed }

    override func open() -> Chain { stack.close() }

    override func dismantle() -> Chain { stack.close() }

    package func end() { Self.end(stack.close()) }

    /// Adds `link`, which has no place in another list, or ends it at once where this lifetime is already over.
    package func add(_ link: Link) {
        if !stack.push(link) {
            Self.end(link.open())
            link.run()
        }
    }

    /// As ``add(_:)``, for who goes on with `link`.
    func adding<Place: Link>(_ link: Place) -> Place {
        add(link)
        return link
    }

    /// Marks everything in `chain` and below it as over, then runs the teardowns, the newest first. No recursion.
    static func end(_ chain: consuming Chain) { run(mark(chain)) }

    static func run(_ marked: consuming Chain) { while let link = marked.pop() { link.run() } }

    /// Marks everything in `chain` and below it as over.
    ///
    /// - Returns: All of it, in the order in which it is to run.
    static func mark(_ chain: consuming Chain) -> Chain {
        var marking = chain
        var first = Chain()
        var last: Link?
        while let link = marking.pop() {
            marking.prepend(link.open())
            if let last { last.next = link.ownedAddress } else { first = Chain(adopting: link.ownedAddress) }
            last = link
        }
        return first
    }
}

/// The children that come and go: it ends those it has when its parent ends, and forgets those that ended before.
@usableFromInline package final class LifetimeSet: Link, @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var newest: UInt = 0
    @exclusivity(unchecked) private var isClosed = false

    @usableFromInline package override init() { super.init() }

    deinit { _ = Chain(adopting: newest) }

    /// A new child, born ended where the parent is already over.
    @usableFromInline package func insert() -> LifetimeNode {
        let child = LifetimeNode()
        let isBorn = lock.withLock {
            guard !isClosed else { return false }
            child.next = newest
            Link.at(newest)?.previous = child.address
            newest = child.ownedAddress
            return true
        }
        if !isBorn { child.end() }
        return child
    }

    /// Ends `child` and forgets it.
    @usableFromInline package func end(_ child: LifetimeNode) {
        child.end()
        let isOwned = lock.withLock {
            guard !isClosed, newest == child.address || child.previous != 0 else { return false }
            if let newer = Link.at(child.previous) { newer.next = child.next } else { newest = child.next }
            Link.at(child.next)?.previous = child.previous
            child.next = 0
            child.previous = 0
            return true
        }
        if isOwned { Unmanaged.passUnretained(child).release() }
    }

    override func open() -> Chain {
        lock.withLock {
            isClosed = true
            defer { newest = 0 }
            return Chain(adopting: newest)
        }
    }

    override func dismantle() -> Chain { open() }
}
