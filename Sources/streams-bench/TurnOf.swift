import Streams

/// The uncontended atomic pair that the hand-written forms take around a delivery, as the library does.
final class TurnOf: Sendable {
    private let turn = Turn<Int>()

    @inline(__always) func run(_ body: () -> Void) {
        guard turn.enter(0) else { return }
        body()
        while turn.next() != nil {}
    }
}
