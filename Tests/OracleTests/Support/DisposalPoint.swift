import Streams

/// Ends a lifetime inside one of the calls of a run, and remembers when that was.
final class DisposalPoint: Sendable {
    struct Place: Sendable {
        let tick: Int
        /// How many events of the result had begun.
        let count: Int
    }

    let lifetime = Lifetime()
    private let state: Locked<(left: Int, place: Place?)>

    /// - Parameter index: The index of the call, from 0.
    init(_ index: Int) {
        state = Locked((index, nil))
    }

    /// Where the lifetime was ended; nil where there was no such call.
    var place: Place? { state.value.place }

    @Sendable func pass(tick: Int, count: Int) {
        let isHere = state.withLock { state in
            state.left -= 1
            if state.left == -1 { state.place = Place(tick: tick, count: count) }
            return state.left == -1
        }
        if isHere { lifetime.end() }
    }
}
