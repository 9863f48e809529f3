import Synchronization

/// The one mechanism for everything concurrent: whoever enters handles its input directly, and what arrives meanwhile,
/// from inside or from another thread, is queued and handled by the holder before it leaves, in order of arrival.
///
/// A holder handles its input, then calls ``next()`` until it answers `nil`; with that answer the turn is left.
///
///     guard turn.enter(input) else { return }
///     handle(input)
///     while let queued = turn.next() { handle(queued) }
///
/// One atomic word and no lock: idle, held, or held with the newest node of a push-only stack. Only the holder takes
/// from the stack, all of it at once, so there is no ABA, and idle implies empty, so nothing direct overtakes the queue.
@usableFromInline
package struct Turn<Input>: ~Copyable, @unchecked Sendable {
    @usableFromInline static var idle: UInt { @inlinable get { 0 } }
    @usableFromInline static var held: UInt { @inlinable get { 1 } }

    @usableFromInline let word = Atomic<UInt>(0)
    /// The holder's share of the queue, oldest first. Only the holder touches it.
    @usableFromInline let batch = Atomic<UInt>(0)

    @inlinable
    package init() {}

    deinit {
        var address = batch.load(ordering: .relaxed)
        while let node = Self.take(address) { address = node.next }
        address = word.load(ordering: .acquiring)
        while let node = Self.take(address) { address = node.next }
    }

    /// Answers true where the turn is now the caller's, who handles `input`; false where `input` was queued.
    @inlinable
    package borrowing func enter(_ input: @autoclosure () -> Input) -> Bool {
        if word.compareExchange(expected: Self.idle, desired: Self.held, ordering: .acquiring).exchanged {
            return true
        }
        return enterOrQueue(input())
    }

    /// The next queued input, or nil, and then the turn is left.
    @inlinable
    package borrowing func next() -> Input? {
        if batch.load(ordering: .relaxed) == 0,
            word.compareExchange(expected: Self.held, desired: Self.idle, ordering: .releasing).exchanged
        {
            return nil
        }
        return nextQueued()
    }

    @usableFromInline
    borrowing func enterOrQueue(_ input: Input) -> Bool {
        var node: UInt = 0
        var current = word.load(ordering: .relaxed)
        while true {
            if current == Self.idle {
                let (exchanged, original) = word.weakCompareExchange(
                    expected: Self.idle, desired: Self.held, successOrdering: .acquiring, failureOrdering: .relaxed)
                if exchanged {
                    _ = Self.take(node)
                    return true
                }
                current = original
                continue
            }
            if node == 0 { node = Self.leak(TurnNode(input)) }
            Self.peek(node).next = current
            let (exchanged, original) = word.weakCompareExchange(
                expected: current, desired: node, successOrdering: .acquiringAndReleasing, failureOrdering: .relaxed)
            if exchanged { return false }
            current = original
        }
    }

    @usableFromInline
    borrowing func nextQueued() -> Input? {
        var first = batch.load(ordering: .relaxed)
        if first == 0 {
            if word.compareExchange(expected: Self.held, desired: Self.idle, ordering: .acquiringAndReleasing).exchanged
            {
                return nil
            }
            var newest = word.exchange(Self.held, ordering: .acquiringAndReleasing)
            while newest > Self.held {
                let node = Self.peek(newest)
                let older = node.next
                node.next = first
                first = newest
                newest = older
            }
        }
        guard let node = Self.take(first) else { return nil }
        batch.store(node.next, ordering: .relaxed)
        return node.input
    }

    private static func leak(_ node: TurnNode<Input>) -> UInt {
        UInt(bitPattern: Unmanaged.passRetained(node).toOpaque())
    }

    private static func peek(_ address: UInt) -> TurnNode<Input> {
        Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue()
    }

    private static func take(_ address: UInt) -> TurnNode<Input>? {
        guard address > held else { return nil }
        return Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeRetainedValue()
    }
}

private final class TurnNode<Input> {
    let input: Input
    @exclusivity(unchecked) var next: UInt = 0

    init(_ input: Input) {
        self.input = input
    }
}
