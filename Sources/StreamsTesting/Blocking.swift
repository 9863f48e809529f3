import Dispatch
import Foundation
import VirtualTime

extension ObservableConvertibleType {
    /// The stream for a test that waits for it: the calling thread is blocked until what is asked for is there.
    ///
    /// The main thread goes on with its run loop meanwhile. A stream that can go on only on another queue that waits, or
    /// inside work of the main queue, runs into the timeout.
    ///
    /// - Parameter timeout: How long to wait at most.
    public func toBlocking(timeout: Duration = .seconds(10)) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout)
    }
}

/// A stream whose elements are waited for. Every call subscribes anew.
public struct BlockingObservable<Element> {
    let source: Observable<Element>
    let timeout: Duration

    /// The first element, nil where the stream completes without one.
    ///
    /// - Throws: The stream's error before it, or `RxError.timeout`.
    public func first() throws -> Element? { try collect(atMost: 1).get().first }

    /// The last element, nil where the stream completes without one.
    ///
    /// - Throws: The stream's error, or `RxError.timeout`.
    public func last() throws -> Element? { try collect().get().last }

    /// All elements.
    ///
    /// - Throws: The stream's error, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try collect().get() }

    /// The only element.
    ///
    /// - Throws: `RxError.noElements`, `RxError.moreThanOneElement`, the stream's error, or `RxError.timeout`.
    public func single() throws -> Element {
        let elements = try collect(atMost: 2).get()
        guard let element = elements.first else { throw RxError.noElements }
        if elements.count > 1 { throw RxError.moreThanOneElement }
        return element
    }

    /// All elements and how the stream ended; after the timeout it failed with `RxError.timeout`.
    public func materialize() -> MaterializedSequenceResult<Element> { collect() }

    private func collect(atMost limit: Int = .max) -> MaterializedSequenceResult<Element> {
        let collection = BlockingCollection<Element>(limit)
        let lifetime = Lifetime()
        lifetime.add(
            source.subscribe { event in
                if collection.add(event) { lifetime.end() }
            })
        collection.wait(timeout)
        lifetime.end()
        return collection.result
    }
}

/// What a blocking subscription gave.
public enum MaterializedSequenceResult<Element> {
    /// The stream completed.
    case completed(elements: [Element])
    /// The stream failed.
    case failed(elements: [Element], error: any Error)

    fileprivate func get() throws -> [Element] {
        switch self {
        case .completed(let elements): return elements
        case .failed(_, let error): throw error
        }
    }
}

extension MaterializedSequenceResult: Sendable where Element: Sendable {}

/// Errors are compared as those of events are.
extension MaterializedSequenceResult: Equatable where Element: Equatable {
    /// True where both have the same elements and the same end.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.completed(let left), .completed(let right)): left == right
        case (.failed(let left, let leftError), .failed(let right, let rightError)):
            left == right && Event<Element>.error(leftError) == .error(rightError)
        default: false
        }
    }
}

private final class BlockingCollection<Element>: Sendable {
    private struct State {
        var elements: [Element] = []
        var termination: Termination?
    }

    private let state = Locked(State())
    private let isOver = DispatchSemaphore(value: 0)
    private let limit: Int

    init(_ limit: Int) { self.limit = limit }

    var result: MaterializedSequenceResult<Element> {
        let state = state.value
        switch state.termination {
        case .completed: return .completed(elements: state.elements)
        case .error(let error): return .failed(elements: state.elements, error: error)
        case nil: return .failed(elements: state.elements, error: RxError.timeout)
        }
    }

    /// - Returns: True where nothing more is wanted.
    func add(_ event: Event<Element>) -> Bool {
        let isEnough = state.withLock { state in
            if state.termination != nil { return false }
            if let element = event.element { state.elements.append(element) }
            state.termination = event.termination ?? (state.elements.count == limit ? .completed : nil)
            return state.termination != nil
        }
        if isEnough { isOver.signal() }
        return isEnough
    }

    /// Waits until nothing more is wanted. The main thread goes on with its run loop meanwhile.
    func wait(_ timeout: Duration) {
        let (seconds, attoseconds) = timeout.components
        let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        let deadline = DispatchTime.now() + .nanoseconds(Int(min(max(nanoseconds, 0), 1e18)))
        if !Thread.isMainThread {
            _ = isOver.wait(timeout: deadline)
            return
        }
        while isOver.wait(timeout: min(deadline, .now() + .milliseconds(1))) == .timedOut, .now() < deadline {
            _ = RunLoop.main.run(mode: .default, before: Date())
        }
    }
}
