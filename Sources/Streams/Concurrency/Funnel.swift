/// A turn over the inputs of an operator. The operator's state is plain code inside the turn.
///
/// What a step does: change state, deliver, dispose. It never subscribes; ``afterwards(_:)`` does that once the turn is
/// left, one subscription at a time, so that an endless inner stream delivers as it goes and feedback needs no stack.
///
/// A queued input is dropped when the downstream's lifetime is over, never because its sender's is.
package final class Funnel: Sendable {
    private let turn = Turn<() -> Void>()
    private let subscriptions = Turn<() -> Void>()
    private let owed = Cell<(() -> Void)?>(nil)
    private let lifetime: Lifetime

    /// A funnel for an operator whose downstream lives as long as `lifetime`.
    package init(_ lifetime: Lifetime) {
        self.lifetime = lifetime
    }

    /// Handles `input` in the turn by `step`, now or after what is being handled.
    package func send<Input>(_ input: Input, to step: @escaping (Input) -> Void) {
        guard turn.enter({ step(input) }) else { return }
        if !lifetime.isEnded { step(input) }
        leave()
    }

    /// Runs `subscription` once the turn is left and no other subscription of this funnel runs. Called in the turn.
    package func afterwards(_ subscription: @escaping () -> Void) {
        if subscriptions.enter(subscription) { owed.value = subscription }
    }

    /// Subscribes to a source in a child of the downstream's lifetime, its elements and its end handled in the turn.
    ///
    /// - Returns: The child, which ends when the source's end arrives.
    @discardableResult
    package func attach<Element>(
        _ source: Observable<Element>.Attach,
        next: @escaping (Element) -> Void,
        end: @escaping (Termination) -> Void
    ) -> Lifetime {
        let child = lifetime.makeChild()
        source(observer(of: child, next: next, end: end), child)
        return child
    }

    /// An observer for a source that lives as long as `child`: what it sends is handled in the turn.
    package func observer<Element>(
        of child: Lifetime,
        next: @escaping (Element) -> Void,
        end: @escaping (Termination) -> Void
    ) -> AnyObserver<Element> {
        let next = Held(next)
        let end = Held(end)
        return AnyObserver(
            next: { self.send($0, to: next.value) },
            end: {
                child.end()
                self.send($0, to: end.value)
            })
    }

    private func leave() {
        var subscription = takeOwed()
        while let step = turn.next() {
            if !lifetime.isEnded { step() }
            if let owed = takeOwed() { subscription = owed }
        }
        while let run = subscription {
            if !lifetime.isEnded { run() }
            subscription = subscriptions.next()
        }
    }

    private func takeOwed() -> (() -> Void)? {
        guard let subscription = owed.value else { return nil }
        owed.value = nil
        return subscription
    }
}
