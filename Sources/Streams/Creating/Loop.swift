/// A source that sends what a closure gives, one element at a time, as long as somebody listens. The closure hands an
/// element on, or answers false where there is none any more.
///
/// Inside a trampoline of the current thread it takes its place in the queue for each element, so that it alternates with
/// the other sources there.
@usableFromInline struct Loop<Element> {
    @usableFromInline let observer: Held<AnyObserver<Element>>
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let give: () throws -> Bool

    @inlinable @inline(__always) init(
        _ observer: AnyObserver<Element>, _ lifetime: Lifetime,
        _ give: @escaping (_ send: (Element) -> Void) throws -> Bool
    ) {
        let send = { (element: Element) in if !lifetime.isEnded { observer.next(element) } }
        self.observer = Held(observer)
        self.lifetime = lifetime
        self.give = { try give(send) }
    }

    @inlinable @inline(__always) func run(on scheduler: any ImmediateSchedulerType) {
        if Self.runsHere(scheduler) { while step() {} } else { start(on: scheduler) }
    }

    /// True where `scheduler` needs no queue now: the loop may run through.
    @usableFromInline static func runsHere(_ scheduler: any ImmediateSchedulerType) -> Bool {
        scheduler is CurrentThreadScheduler && !CurrentThread.isRunning
    }

    @usableFromInline func start(on scheduler: any ImmediateSchedulerType) {
        if scheduler is CurrentThreadScheduler { return queue() }
        schedule(on: scheduler, in: SerialSlot(lifetime), Trampoline())
    }

    /// Sends one element, or the end. False: it is over.
    @inlinable @inline(__always) func step() -> Bool {
        if lifetime.isEnded { return false }
        var end = Termination.completed
        do { if try give() { return true } } catch { end = .error(error) }
        if !lifetime.isEnded { observer.value.end(end) }
        return false
    }
}

extension Loop {
    private func queue() {
        let held = Held(self)
        CurrentThread.schedule { if held.value.step() { held.value.queue() } }
    }

    /// Goes on from step to step through `trampoline`, since a scheduler may run work inside the call that schedules it.
    private func schedule(on scheduler: any ImmediateSchedulerType, in slot: SerialSlot, _ trampoline: Trampoline) {
        let held = Held(self)
        let step = { @Sendable in if held.value.step() { held.value.schedule(on: scheduler, in: slot, trampoline) } }
        slot.replace(scheduler.schedule { trampoline.run(step) })
    }
}
