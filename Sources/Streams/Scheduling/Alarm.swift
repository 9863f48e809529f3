/// A timer of an operator, set anew again and again: what is to be done is handled in the turn of a funnel, unless the
/// timer was set again or cancelled before.
///
/// It is set and cancelled in that turn, or before there is anything to handle.
final class Alarm: Sendable {
    private let funnel: Funnel
    private let scheduler: any SchedulerType
    private let timer: SerialSlot
    private let number = Cell(0)

    init(_ funnel: Funnel, _ scheduler: any SchedulerType) {
        self.funnel = funnel
        self.scheduler = scheduler
        timer = SerialSlot(funnel.lifetime)
    }

    /// Has `action` done once `dueTime` has passed.
    func set(after dueTime: RxTimeInterval, _ action: @escaping () -> Void) {
        timer.replace(scheduler.schedule(after: dueTime, handler(action)))
    }

    /// Has `action` done at `due`.
    func set(at due: RxTime, _ action: @escaping () -> Void) {
        timer.replace(scheduler.schedule(at: due, handler(action)))
    }

    func cancel() {
        number.value += 1
        timer.replace(nil)
    }

    private func handler(_ action: @escaping () -> Void) -> @Sendable () -> Void {
        number.value += 1
        let current = number.value
        let action = Held(action)
        return { [self] in
            guard funnel.enter({ self.ring(current, action.value) }) else { return }
            ring(current, action.value)
            funnel.leave()
        }
    }

    private func ring(_ setting: Int, _ action: () -> Void) { if setting == number.value { action() } }
}
