import Foundation
import Streams
import Testing
import Threads

/// An observer that writes down what it gets, and whether it was called twice at once or after the end.
final class Witness<Element: Sendable>: ObserverType, @unchecked Sendable {
    private struct State {
        var events: [Event<Element>] = []
        var inside = 0
        var isOver = false
        var isOrderly = true
    }

    private let lock = NSLock()
    private var state = State()
    private let onEvent: @Sendable (Event<Element>) -> Void

    init(_ onEvent: @escaping @Sendable (Event<Element>) -> Void = { _ in }) {
        self.onEvent = onEvent
    }

    /// What came so far.
    var events: [Event<Element>] { lock.withLock { state.events } }

    /// The elements that came so far.
    var elements: [Element] { events.compactMap(\.element) }

    /// False once two calls overlapped or something came after the end.
    var isOrderly: Bool { lock.withLock { state.isOrderly } }

    func on(_ event: Event<Element>) {
        lock.withLock {
            if state.inside > 0 || state.isOver { state.isOrderly = false }
            state.inside += 1
            state.isOver = event.isStopEvent
            state.events.append(event)
        }
        onEvent(event)
        lock.withLock { state.inside -= 1 }
    }
}

/// A lock of the test's own, and the barrier that proves that nobody calls out while holding one: one thread holds the
/// lock and calls in, when the other is inside a callout that waits for that lock.
final class ForeignLock: Sendable {
    private let lock = NSLock()
    private let isHeld = Signal()
    private let isWanted = Signal()

    /// What a callout does: it waits for the lock and gives it back.
    func pass() {
        isWanted.give()
        lock.lock()
        lock.unlock()
    }

    /// Runs both on threads of their own.
    ///
    /// - Parameters:
    ///   - callIn: Runs with the lock held, once somebody waits in ``pass()``.
    ///   - callOut: Makes the thing under test call ``pass()``.
    /// - Returns: False where `callOut` did not come to ``pass()``.
    @discardableResult
    func cross(callIn: @escaping @Sendable () -> Void, callOut: @escaping @Sendable () -> Void) -> Bool {
        let wasInside = Log<Bool>()
        together(2, within: 5) { [self] thread in
            if thread == 0 {
                lock.lock()
                isHeld.give()
                wasInside(isWanted.take(within: 4))
                callIn()
                lock.unlock()
            } else {
                isHeld.take(within: 4)
                callOut()
            }
        }
        return wasInside.entries == [true]
    }
}
