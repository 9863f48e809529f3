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
            schedule(on: scheduler, in: SerialSlot(lifetime))
        }
    }

    /// Sends one element, or the end. False: it is over.
    private func step() -> Bool {
        if lifetime.isEnded { return false }
        do {
            if let element = try give.value() {
                observer.value.next(element)
                return true
            }
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

    private func schedule(on scheduler: any ImmediateSchedulerType, in slot: SerialSlot) {
        let held = Held(self)
        slot.replace(
            scheduler.schedule { if held.value.step() { held.value.schedule(on: scheduler, in: slot) } })
    }
}
