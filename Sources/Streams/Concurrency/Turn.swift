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

    @usableFromInline borrowing func enterOrQueue(_ input: Input) -> Bool {
        (queue() ?? makeQueue()).put(input, word, evenIfIdle: false)
    }

    @usableFromInline borrowing func nextQueued() -> Input? {
        repeat { if let share = queue()?.share(word) { return share.removeFirst() } } while !word.leave()
        return nil
    }

    private borrowing func queue() -> TurnQueue<Input>? {
        guard let queue = word.queue.load(ordering: .acquiring) else { return nil }
        return unsafeDowncast(queue.takeUnretainedValue(), to: TurnQueue<Input>.self)
    }

    /// A queue, from the first input on that has to wait. Of several threads that make one, the first does.
    private borrowing func makeQueue() -> TurnQueue<Input> {
        let fresh = TurnQueue<Input>()
        let (isFirst, _) = word.queue.compareExchange(
            expected: nil, desired: .passRetained(fresh), ordering: .acquiringAndReleasing)
        if isFirst { return fresh }
        Unmanaged<AnyObject>.passUnretained(fresh).release()
        return queue() ?? fresh
    }
}

/// The word of a turn, whatever its inputs are: idle, held, or held with a queue.
///
/// It becomes and ceases to be queued under the queue's lock, but for the end of a ``Burst``, which raises its flag before.
/// Idle implies empty, so nothing direct overtakes the queue. No lock is taken where nothing was queued, and none is held
/// while an input is handled.
@usableFromInline struct TurnWord: ~Copyable, @unchecked Sendable {
    @usableFromInline static var idle: UInt { @inlinable get { 0 } }
    @usableFromInline static var held: UInt { @inlinable get { 1 } }
    private static let queued: UInt = 2

    @usableFromInline let word = Atomic<UInt>(0)
    /// A ``TurnQueue``, once something had to wait.
    @usableFromInline let queue = Atomic<Unmanaged<AnyObject>?>(nil)

    @inlinable init() {}

    deinit { queue.load(ordering: .acquiring)?.release() }

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
final class TurnQueue<Input>: @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var waiting = Fifo<Input>()
    @exclusivity(unchecked) private var share = Fifo<Input>()

    /// Queues `input` where the turn of `word` is held. Where it is not, the answer is true, and it is the caller's.
    ///
    /// - Parameter evenIfIdle: Whether `input` is queued in any case, so that the caller has it from the queue too.
    func put(_ input: Input, _ word: borrowing TurnWord, evenIfIdle: Bool) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let isMine = !word.isQueued && word.mark()
        if evenIfIdle || !isMine { waiting.append(input) }
        return isMine
    }

    /// What is queued, for the holder alone to empty; nil where nothing is, and then the turn may be left.
    func share(_ word: borrowing TurnWord) -> Fifo<Input>? {
        if !word.isQueued { return nil }
        if !share.isEmpty { return share }
        lock.lock()
        defer { lock.unlock() }
        (waiting, share) = (share, waiting)
        if !share.isEmpty { return share }
        word.unmark()
        return nil
    }
}
