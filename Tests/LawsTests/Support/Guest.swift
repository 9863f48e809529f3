import Streams

/// An observer that comes and goes, and complains of what it hears once it has gone.
final class Guest: Sendable {
    let recorder: Recorder
    /// When it came.
    let start: RxTime
    private let lifetime = Lifetime()
    private let isGone: Guarded<Bool>
    private let leftInClosure = Guarded(false)

    /// - Parameters:
    ///   - start: The time at which it comes.
    ///   - complain: Told of each event after it has gone.
    ///   - pause: Called inside each event.
    init(
        at start: RxTime, complain: @escaping @Sendable (String) -> Void,
        pause: @escaping @Sendable (Event<Token>) -> Void
    ) {
        self.start = start
        let isGone = Guarded(false)
        self.isGone = isGone
        recorder = Recorder { event in
            if isGone.value { complain("\(event) after it has left") }
            pause(event)
        }
    }

    var hasLeft: Bool { isGone.value }
    /// True once it hears nothing any more, since it has left or has heard the end.
    var isOver: Bool { lifetime.isEnded }

    func come(to stream: Observable<Token>) {
        let observer = recorder.observer
        stream.attach(
            AnyObserver(
                next: { [leftInClosure] in if !leftInClosure.value { observer.next($0) } },
                end: { [leftInClosure, lifetime] in
                    if leftInClosure.value { return }
                    observer.end($0)
                    lifetime.end()
                }), lifetime)
    }

    /// - Parameter isInClosure: True inside a closure that an operator called for an element, or a release that one led to:
    ///   a stage does not look at its lifetime, so it sends that element on, and the last subscriber, who looks, does not
    ///   tell it.
    func leave(isInClosure: Bool) {
        isGone.value = true
        if isInClosure { leftInClosure.value = true }
        lifetime.end()
    }
}
