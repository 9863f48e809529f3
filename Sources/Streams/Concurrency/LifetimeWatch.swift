#if DEBUG
    /// The lifetimes that a task began, for tests that look for what is left of them. In debug builds only.
    @usableFromInline package final class LifetimeWatch: Sendable {
        /// A lifetime that has not ended, and what was noted when it began.
        package struct Birth: Sendable {
            weak let node: LifetimeNode?
            package let note: any Sendable
        }

        /// The watch that sees what the present task begins.
        @TaskLocal package static var current: LifetimeWatch?

        private static let count = Counter()

        private let births = Locked<[Birth]>([])
        private let makeNote: @Sendable () -> any Sendable

        /// A watch that keeps what `makeNote` gives with each lifetime.
        package init(makeNote: @escaping @Sendable () -> any Sendable) {
            self.makeNote = makeNote
            _ = Self.count.increment()
        }

        deinit { Self.count.decrement() }

        /// The lifetimes that are kept by somebody and have not ended, the first begun first.
        package var living: [Birth] {
            births.value.filter { $0.node.map { !$0.stack.isClosed } ?? false }
        }

        @usableFromInline static func begin(_ node: LifetimeNode) {
            guard count.value > 0, let watch = current else { return }
            let birth = Birth(node: node, note: watch.makeNote())
            watch.births.withLock { $0.append(birth) }
        }
    }
#endif
