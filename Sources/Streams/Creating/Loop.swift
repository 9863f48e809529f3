/// A source that sends what a closure gives, one element at a time, as long as somebody listens.
///
/// Inside a trampoline of the current thread it takes its place in the queue for each element, so that it alternates with
/// the other sources there.
struct Loop<Element> {
    private let observer: Held<AnyObserver<Element>>
    private let lifetime: Lifetime
    private let give: Held<() throws -> Element?>

    init(_ observer: AnyObserver<Element>, _ lifetime: Lifetime, _ give: @escaping () throws -> Element?) {
        self.observer = Held(observer)
        self.lifetime = lifetime
        self.give = Held(give)
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
            let element = try give.value()
            if lifetime.isEnded { return false }
            if let element {
                observer.value.next(element)
                return true
            }
            observer.value.end(.completed)
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
