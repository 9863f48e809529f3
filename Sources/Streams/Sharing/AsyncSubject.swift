/// Sends the last element it received, once it is complete.
///
///     received    --a--b--c--|
///     AsyncSubject
///     observer 1  -----------(c|)
///     observer 2         ----(c|)
///
/// It sends nothing else: an error alone where it fails, the completion alone where there was no element.
public final class AsyncSubject<Element>: SubjectType {
    private let hub = ReplayHub<Element>(limit: 1)
    private let state = Locked((last: Element?.none, isEnded: false))

    /// A subject that has received nothing yet.
    public init() {}

    deinit { hub.hub.abandon() }

    /// True while somebody observes.
    public var hasObservers: Bool { hub.hub.hasObservers }

    /// Remembers an element, or sends the last one and the end; after an end nothing more is sent.
    public func on(_ event: Event<Element>) {
        let (last, wasEnded) = state.withLock { state in
            defer { if !state.isEnded { state = (event.element, event.isStopEvent) } }
            return state
        }
        guard !wasEnded, let termination = event.termination else { return }
        if case .completed = termination, let last { hub.next(last) }
        hub.end(termination)
    }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { { [hub] observer, lifetime in hub.attach(observer, lifetime) } }
}

extension AsyncSubject: Sendable where Element: Sendable {}
