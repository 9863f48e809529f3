/// A turn over the inputs of an operator. The operator's state is plain code inside the turn.
///
/// What a step does: change state, deliver, dispose. It never subscribes; ``afterwards(_:)`` does that once the turn is
/// left, one subscription at a time, so that an endless inner stream delivers as it goes and feedback needs no stack.
///
/// A queued input is dropped when the downstream's lifetime is over, never because its sender's is.
@usableFromInline package final class Funnel: @unchecked Sendable {
    @usableFromInline let turn = Turn<() -> Void>()
    private let subscriptions = Turn<() -> Void>()
    /// A subscription that the holder of the turn makes once it has left it. Only the holder touches it.
    @exclusivity(unchecked) @usableFromInline var owed: (() -> Void)?
    @usableFromInline let lifetime: Lifetime

    /// A funnel for an operator whose downstream lives as long as `lifetime`.
    @usableFromInline package init(_ lifetime: Lifetime) { self.lifetime = lifetime }

    /// Handles `input` in the turn by `step`, now or after what is being handled.
    @inlinable package func send<Input>(_ input: Input, to step: @escaping (Input) -> Void) {
        guard enter({ step(input) }) else { return }
        step(input)
        leave()
    }

    /// Answers true where the turn is the caller's, who does what `step` would and then calls ``leave()``.
    /// False: the step waits in the queue, or it is dropped.
    @inlinable package func enter(_ step: @autoclosure () -> (() -> Void)) -> Bool {
        guard turn.enter(step()) else { return false }
        if !lifetime.isEnded { return true }
        leave()
        return false
    }

    /// Handles what came meanwhile, and leaves the turn.
    @inlinable package func leave() {
        if owed == nil, turn.word.leave() { return }
        leaveWithQueue()
    }

    @usableFromInline func leaveWithQueue() {
        var subscription = owed.take()
        while let step = turn.next() {
            if !lifetime.isEnded { step() }
            if let owed = owed.take() { subscription = owed }
        }
        while let run = subscription {
            if !lifetime.isEnded { run() }
            subscription = subscriptions.next()
        }
    }

    /// Runs `subscription` once the turn is left and no other subscription of this funnel runs. Called in the turn.
    @usableFromInline package func afterwards(_ subscription: @escaping () -> Void) {
        if subscriptions.enter(subscription) { owed = subscription }
    }

    /// Subscribes to a source in a child of the downstream's lifetime, its elements and its end handled in the turn.
    ///
    /// - Returns: The child, which ends when the source's end arrives.
    @discardableResult package func attach<Element>(
        _ source: Observable<Element>.Attach, in child: Lifetime? = nil, next: @escaping (Element) -> Void,
        end: @escaping (Termination) -> Void
    ) -> Lifetime {
        let child = child ?? lifetime.makeChild()
        attach(source, child, over: { child.end() }, next: next, end: end)
        return child
    }

    /// As ``attach(_:in:next:end:)``, in a child of `children` that begins now, once the turn is left.
    func attachAfterwards<Element>(
        _ source: @escaping Observable<Element>.Attach, in children: LifetimeSet, next: @escaping (Element) -> Void,
        end: @escaping (Termination) -> Void
    ) {
        let child = children.insert()
        afterwards { self.attach(source, Lifetime(child), over: { children.end(child) }, next: next, end: end) }
    }

    private func attach<Element>(
        _ source: Observable<Element>.Attach, _ child: Lifetime, over: @escaping @Sendable () -> Void,
        next: @escaping (Element) -> Void, end: @escaping (Termination) -> Void
    ) {
        let steps = Steps(next: next, end: end)
        let observer = AnyObserver<Element> { element in
            self.send(element, to: steps.next)
        } end: { termination in
            over()
            self.send(termination, to: steps.end)
        }
        source(observer, child)
    }

    /// Makes each of `subscriptions` in the current thread's trampoline, where looping sources alternate.
    func attachAll(_ subscriptions: [() -> Void]) {
        CurrentThread.run { for subscribe in subscriptions where !lifetime.isEnded { subscribe() } }
    }
}

/// What a funnel does with the events of a source. A closure that is read from a box of any type would be wrapped anew
/// each time.
struct Steps<Element>: @unchecked Sendable {
    let next: (Element) -> Void
    let end: (Termination) -> Void
}
