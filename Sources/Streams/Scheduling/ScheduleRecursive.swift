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
        let lifetime = Lifetime()
        Recursion(scheduler: self, action: action, lifetime: lifetime, pending: lifetime.makeChildren()).schedule(state)
        return lifetime
    }
}

private struct Recursion<State: Sendable>: Sendable {
    let scheduler: any ImmediateSchedulerType
    let action: @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
    let lifetime: Lifetime
    let pending: LifetimeSet
    let trampoline = Trampoline()

    func schedule(_ state: State) {
        trampoline.run {
            if lifetime.isEnded { return }
            let step = pending.insert()
            Lifetime(step).add(
                scheduler.schedule {
                    pending.end(step)
                    if !lifetime.isEnded { action(state) { schedule($0) } }
                })
        }
    }
}
