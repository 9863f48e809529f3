import Synchronization

/// A place in a lifetime's list: a teardown, a child, or a set of children.
///
/// Ending has two phases. ``open()`` marks what is below this place as over and hands it out;
/// ``run()`` does the work, once everything has been marked.
@usableFromInline package class Link: @unchecked Sendable {
    /// The neighbour in a ``Chain`` or a stack, owned; in a ``LifetimeSet``, guarded by its lock.
    @exclusivity(unchecked) final var next: UInt = 0
    /// The neighbour in a ``LifetimeSet``, not owned, guarded by its lock.
    @exclusivity(unchecked) final var previous: UInt = 0

    @usableFromInline init() {}

    func open() -> Chain { Chain() }

    func run() {}

    /// Hands out the links that nobody but this one keeps, when this one is released without an end.
    func dismantle() -> Chain { Chain() }

    final var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// The address, with a reference of its own that whoever keeps it owes.
    final var ownedAddress: UInt { UInt(bitPattern: Unmanaged.passRetained(self).toOpaque()) }

    static func at(_ address: UInt) -> Link? {
        UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }
}

/// Links in a row, each of them owned once. It is walked and released link by link, so neither a long one nor a deep tree
/// below it needs a deep stack.
@usableFromInline struct Chain: ~Copyable {
    private var head: UInt

    init(adopting head: UInt = 0) { self.head = head }

    deinit {
        var rest = Chain(adopting: head)
        while var link = rest.pop() { if isKnownUniquelyReferenced(&link) { rest.prepend(link.dismantle()) } }
        rest.forget()
    }

    mutating func pop() -> Link? {
        guard let pointer = UnsafeRawPointer(bitPattern: head) else { return nil }
        let link = Unmanaged<Link>.fromOpaque(pointer).takeRetainedValue()
        head = link.next
        link.next = 0
        return link
    }

    /// Puts `chain` in front.
    mutating func prepend(_ chain: consuming Chain) {
        guard let first = Link.at(chain.head) else { return }
        var last = first
        while let next = Link.at(last.next) { last = next }
        last.next = head
        head = chain.head
        chain.head = 0
    }

    private consuming func forget() { discard self }
}

/// A push-only stack of links that closes once: one atomic word, the top or closed.
@usableFromInline struct LinkStack: ~Copyable, @unchecked Sendable {
    @usableFromInline let word = Atomic<UInt>(0)

    @usableFromInline static var closed: UInt { @inlinable get { 1 } }

    @inlinable init() {}

    deinit {
        let top = word.load(ordering: .acquiring)
        if top != Self.closed { _ = Chain(adopting: top) }
    }

    @inlinable var isClosed: Bool { word.load(ordering: .acquiring) == Self.closed }

    /// Answers false, and takes nothing, once the stack is closed.
    borrowing func push(_ link: Link) -> Bool {
        let address = link.ownedAddress
        var top = word.load(ordering: .relaxed)
        while top != Self.closed {
            link.next = top
            let (exchanged, original) = word.weakCompareExchange(
                expected: top, desired: address, successOrdering: .acquiringAndReleasing, failureOrdering: .relaxed)
            if exchanged { return true }
            top = original
        }
        link.next = 0
        Unmanaged.passUnretained(link).release()
        return false
    }

    /// The links, newest first, the first time; nothing after that.
    borrowing func close() -> Chain {
        let top = word.exchange(Self.closed, ordering: .acquiringAndReleasing)
        return Chain(adopting: top == Self.closed ? 0 : top)
    }
}
