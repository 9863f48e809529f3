extension ImmediateSchedulerType {
    /// Runs `action`, which may ask to be run again, each time as work of its own. However often it asks, it needs no
    /// stack, also on a scheduler that runs work inside the call.
    ///
    /// - Parameters:
    ///   - state: What the first call of `action` gets.
    ///   - action: Gets a state, and what runs it again with another.
    /// - Returns: What stops it.
    public func scheduleRecursive<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (_ state: State, _ recurse: @escaping @Sendable (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = Recursion(self, action)
        recursion.schedule(state)
        return recursion.pending
    }
}

private final class Recursion<State: Sendable>: Sendable {
    let pending = CompositeDisposable()
    private let scheduler: any ImmediateSchedulerType
    private let action: @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
    private let trampoline = Trampoline()

    init(
        _ scheduler: any ImmediateSchedulerType,
        _ action: @escaping @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
    ) {
        self.scheduler = scheduler
        self.action = action
    }

    func schedule(_ state: State) {
        trampoline.run { [self] in
            let item = SingleAssignmentDisposable()
            guard let key = pending.insert(item) else { return }
            item.setDisposable(
                scheduler.schedule { [self] in
                    pending.remove(for: key)
                    if !pending.isDisposed { action(state) { self.schedule($0) } }
                })
        }
    }
}
