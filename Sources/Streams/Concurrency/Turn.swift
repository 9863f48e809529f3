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
        word.enter() || queue(input(), evenIfIdle: false)
    }

    /// The next queued input, or nil, and then the turn is left.
    @inlinable package borrowing func next() -> Input? { word.leave() ? nil : nextQueued() }

    /// Queues `input` where the turn is held. Where it is not, the answer is true, and the turn is the caller's.
    ///
    /// - Parameter evenIfIdle: Whether `input` is queued in any case, so that the caller has it from the queue too.
    @usableFromInline borrowing func queue(_ input: Input, evenIfIdle: Bool) -> Bool {
        let object = word.queue.load() ?? word.queue.storeIfNil(TurnQueue<Input>())
        let queue = unsafeDowncast(object, to: TurnQueue<Input>.self)
        queue.lock.lock()
        defer { queue.lock.unlock() }
        let isMine = !word.isQueued && word.mark()
        if evenIfIdle || !isMine { queue.waiting.append(input) }
        return isMine
    }

    @usableFromInline borrowing func nextQueued() -> Input? {
        repeat { if let share = share() { return share.removeFirst() } } while !word.leave()
        return nil
    }

    /// What is queued, for the holder alone to empty; nil where nothing is, and then the turn may be left.
    borrowing func share() -> Fifo<Input>? {
        guard word.isQueued, let object = word.queue.load() else { return nil }
        let queue = unsafeDowncast(object, to: TurnQueue<Input>.self)
        if !queue.share.isEmpty { return queue.share }
        queue.lock.lock()
        defer { queue.lock.unlock() }
        swap(&queue.waiting, &queue.share)
        if !queue.share.isEmpty { return queue.share }
        word.unmark()
        return nil
    }
}

/// The word of a turn, whatever its inputs are: idle, held, or held with a queue.
///
/// It becomes and ceases to be queued under the queue's lock, and idle implies empty, so nothing direct overtakes the
/// queue. No lock is taken where nothing was queued, and none is held while an input is handled.
@usableFromInline struct TurnWord: ~Copyable, @unchecked Sendable {
    @usableFromInline static var idle: UInt { @inlinable get { 0 } }
    @usableFromInline static var held: UInt { @inlinable get { 1 } }
    private static let queued: UInt = 2

    @usableFromInline let word = Atomic<UInt>(0)
    /// A ``TurnQueue`` from the first input on that has to wait.
    @usableFromInline let queue = AtomicLazyReference<AnyObject>()

    @inlinable init() {}

    @inlinable borrowing func enter() -> Bool {
        word.compareExchange(expected: Self.idle, desired: Self.held, ordering: .acquiring).exchanged
    }

    /// Leaves the turn if nothing is queued.
    @inlinable borrowing func leave() -> Bool {
        word.compareExchange(expected: Self.held, desired: Self.idle, ordering: .releasing).exchanged
    }

    var isQueued: Bool { word.load(ordering: .relaxed) == Self.queued }

    /// Keeps the holder from leaving. Answers true where there is none: then the caller is.
    borrowing func mark() -> Bool { word.exchange(Self.queued, ordering: .acquiringAndReleasing) == Self.idle }

    /// Lets the holder leave.
    borrowing func unmark() { _ = word.exchange(Self.held, ordering: .acquiringAndReleasing) }
}

/// What waits for a turn: inputs as they come, behind a lock, and the holder's share of them.
private final class TurnQueue<Input> {
    let lock = Lock()
    @exclusivity(unchecked) var waiting = Fifo<Input>()
    @exclusivity(unchecked) var share = Fifo<Input>()
}
