import Streams

#if DEBUG
    /// The lifetimes that some work began, each with what was noted then.
    final class LifetimeBirths<Note: Sendable>: Sendable {
        /// A lifetime that has not ended, and what was noted when it began.
        struct Birth: Sendable {
            fileprivate weak let node: LifetimeNode?
            let note: Note
        }

        private let births = Locked<[Birth]>([])
        private let makeNote: @Sendable () -> Note

        /// A record that keeps what `makeNote` gives with each lifetime.
        init(makeNote: @escaping @Sendable () -> Note) {
            self.makeNote = makeNote
            _ = LifetimeWatch.watchers.increment()
        }

        deinit { LifetimeWatch.watchers.decrement() }

        /// The lifetimes that are kept by somebody and have not ended, the first begun first.
        var living: [Birth] { births.value.filter { $0.node.map { !$0.isEnded } ?? false } }

        /// Where ``LifetimeWatch`` is to send what it sees.
        var observer: @Sendable (LifetimeNode) -> Void {
            { [births, makeNote] node in
                let birth = Birth(node: node, note: makeNote())
                births.withLock { $0.append(birth) }
            }
        }
    }
#endif
