import Synchronization

/// A flag that is raised once.
package struct Flag: ~Copyable, Sendable {
    private let word = Atomic<Bool>(false)

    package init() {}

    package var isRaised: Bool { word.load(ordering: .acquiring) }

    /// True for the one caller that raised it.
    @discardableResult package borrowing func raise() -> Bool { !word.exchange(true, ordering: .acquiringAndReleasing) }
}
