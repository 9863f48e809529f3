import Synchronization

/// A number that several threads count.
package struct Counter: ~Copyable, Sendable {
    private let word: Atomic<UInt64>

    package init(_ value: UInt64 = 0) { word = Atomic(value) }

    package var value: UInt64 { word.load(ordering: .acquiring) }

    /// The number after adding one.
    package borrowing func increment() -> UInt64 { word.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }

    /// The number after subtracting one.
    @discardableResult package borrowing func decrement() -> UInt64 {
        word.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
    }
}
