import Synchronization

/// The one mechanism for everything concurrent: whoever enters handles its input directly, and what arrives meanwhile,
/// from inside or from another thread, is queued and handled by the holder before it leaves, in order of arrival.
///
/// A holder handles its input, then calls ``next()`` until it answers `nil`; with that answer the turn is left.
///
///     guard turn.enter(input) else { return }
///     handle(input)
///     while let queued = turn.next() { handle(queued) }
@usableFromInline package struct Turn<Input>: ~Copyable, @unchecked Sendable {
    @usableFromInline let word = TurnWord()

    @inlinable package init() {}

    /// Answers true where the turn is now the caller's, who handles `input`; false where `input` was queued.
    @inlinable package borrowing func enter(_ input: @autoclosure () -> Input) -> Bool {
        word.enter() || enterOrQueue(input())
    }

    /// The next queued input, or nil, and then the turn is left.
    @inlinable package borrowing func next() -> Input? { word.leave() ? nil : nextQueued() }

    @usableFromInline borrowing func enterOrQueue(_ input: Input) -> Bool { word.enterOrPush(TurnNode(input)) }

    @usableFromInline borrowing func nextQueued() -> Input? {
        word.pop().map { unsafeDowncast($0, to: TurnNode<Input>.self).input }
    }
}

/// The word of a turn, whatever its inputs are.
///
/// No lock: idle, held, or held with the newest node of a push-only stack. Only the holder takes from the stack, all of it
/// at once, so there is no ABA, and idle implies empty, so nothing direct overtakes the queue.
@usableFromInline struct TurnWord: ~Copyable, Sendable {
    @usableFromInline static var idle: UInt { @inlinable get { 0 } }
    @usableFromInline static var held: UInt { @inlinable get { 1 } }

    @usableFromInline let word = Atomic<UInt>(0)
    /// The holder's share of the queue, oldest first. Only the holder touches it.
    @usableFromInline let batch = Atomic<UInt>(0)

    @inlinable init() {}

    deinit {
        var address = batch.load(ordering: .relaxed)
        while let node = Self.take(address) { address = node.next }
        address = word.load(ordering: .acquiring)
        while let node = Self.take(address) { address = node.next }
    }

    @inlinable borrowing func enter() -> Bool {
        word.compareExchange(expected: Self.idle, desired: Self.held, ordering: .acquiring).exchanged
    }

    /// Leaves the turn if nothing is queued.
    @inlinable borrowing func leave() -> Bool {
        batch.load(ordering: .relaxed) == 0
            && word.compareExchange(expected: Self.held, desired: Self.idle, ordering: .releasing).exchanged
    }

    /// Answers true where the turn is now the caller's; false where `node` was queued.
    @usableFromInline borrowing func enterOrPush(_ node: TurnLink) -> Bool {
        let address = UInt(bitPattern: Unmanaged.passRetained(node).toOpaque())
        var current = word.load(ordering: .relaxed)
        while true {
            if current == Self.idle {
                let (exchanged, original) = word.weakCompareExchange(
                    expected: Self.idle, desired: Self.held, successOrdering: .acquiring, failureOrdering: .relaxed)
                if exchanged {
                    Unmanaged.passUnretained(node).release()
                    return true
                }
                current = original
            } else {
                node.next = current
                let (exchanged, original) = word.weakCompareExchange(
                    expected: current, desired: address, successOrdering: .acquiringAndReleasing,
                    failureOrdering: .relaxed)
                if exchanged { return false }
                current = original
            }
        }
    }

    /// The oldest of what is queued, or nil, and then the turn is left.
    @usableFromInline borrowing func pop() -> TurnLink? {
        var first = batch.load(ordering: .relaxed)
        if first == 0 {
            if word.compareExchange(expected: Self.held, desired: Self.idle, ordering: .acquiringAndReleasing).exchanged
            {
                return nil
            }
            first = Self.reversed(word.exchange(Self.held, ordering: .acquiringAndReleasing))
        }
        guard let node = Self.take(first) else { return nil }
        batch.store(node.next, ordering: .relaxed)
        return node
    }

    private static func reversed(_ newest: UInt) -> UInt {
        var newest = newest
        var first: UInt = 0
        while newest > held, let pointer = UnsafeRawPointer(bitPattern: newest) {
            let node = Unmanaged<TurnLink>.fromOpaque(pointer).takeUnretainedValue()
            let older = node.next
            node.next = first
            first = newest
            newest = older
        }
        return first
    }

    private static func take(_ address: UInt) -> TurnLink? {
        guard address > held, let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        return Unmanaged<TurnLink>.fromOpaque(pointer).takeRetainedValue()
    }
}

/// A place in a turn's queue.
@usableFromInline class TurnLink {
    @exclusivity(unchecked) final var next: UInt = 0
}

private final class TurnNode<Input>: TurnLink {
    let input: Input

    init(_ input: Input) { self.input = input }
}
