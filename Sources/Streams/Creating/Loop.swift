/// A source that sends what a closure gives, one element at a time, as long as somebody listens. The closure hands an
/// element on, or answers false where there is none any more.
///
/// Inside a trampoline of the current thread it takes its place in the queue for each element, so that it alternates with
/// the other sources there.
struct Loop<Element> {
    private let observer: Held<AnyObserver<Element>>
    private let lifetime: Lifetime
    private let give: () throws -> Bool

    init(
        _ observer: AnyObserver<Element>, _ lifetime: Lifetime,
        _ give: @escaping (_ send: (Element) -> Void) throws -> Bool
    ) {
        let send = { (element: Element) in if !lifetime.isEnded { observer.next(element) } }
        self.observer = Held(observer)
        self.lifetime = lifetime
        self.give = { try give(send) }
    }

    func run(on scheduler: any ImmediateSchedulerType) {
        if scheduler is CurrentThreadScheduler {
            if CurrentThread.isRunning { queue() } else { while step() {} }
        } else {
            schedule(on: scheduler, in: SerialSlot(lifetime), Trampoline())
        }
    }

    /// Sends one element, or the end. False: it is over.
    private func step() -> Bool {
        if lifetime.isEnded { return false }
        do {
            if try give() { return true }
            if !lifetime.isEnded { observer.value.end(.completed) }
        } catch {
            if !lifetime.isEnded { observer.value.end(.error(error)) }
        }
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
        slot.replace(
            scheduler.schedule {
                trampoline.run {
                    if held.value.step() { held.value.schedule(on: scheduler, in: slot, trampoline) }
                }
            })
    }
}
