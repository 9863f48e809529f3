#if DEBUG
    /// The lifetimes that a task begins, shown to a test that looks for what is left of them. In debug builds only.
    @usableFromInline package enum LifetimeWatch {
        /// Sees each lifetime that the present task begins.
        @TaskLocal package static var observer: (@Sendable (LifetimeNode) -> Void)?
        /// How many tests watch. Without one no lifetime looks for an observer.
        package static let watchers = Counter()

        @usableFromInline static func begin(_ node: LifetimeNode) {
            if watchers.value > 0, let observer { observer(node) }
        }
    }
#endif
