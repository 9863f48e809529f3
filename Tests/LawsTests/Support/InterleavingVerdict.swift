import Streams

/// What is wrong with a run.
extension Interleaving {
    /// Looks at what the observers saw, lets them go, and looks at what is left.
    func finish() {
        state.change { $0.left = 0 }
        guard let stage = stage.value else { return }
        if specimen.has(.main) { stage.settle() }
        judge()
        stage.settle()
        for _ in 0..<100 where time.dueCount > 0 { time.run(0) }
        if time.pendingCount > 0 { complain("\(time.pendingCount) pieces of work still wait") }
        judgeSources(of: stage)
    }

    /// Looks at what the observers saw, and lets them go.
    private func judge() {
        let guests = state.change { state in
            defer { state.guests = [] }
            return state.guests
        }
        judge(guests)
        judgeTime(guests)
        judgeStack()
        for guest in guests { stage.value?.home { guest.leave(isInClosure: false) } }
    }

    private func judge(_ guests: [Guest]) {
        for (index, guest) in guests.enumerated() {
            for complaint in guest.recorder.faults { complain("observer \(index): \(complaint)") }
            if !plan.isWild || guests.count == 1, let complaint = specimen.complaint(aboutOrderOf: guest.recorder) {
                complain("observer \(index): \(complaint)")
            }
            if state.change({ $0.throwCount }) > 0, !guest.hasLeft, guest.recorder.entries.last != .error {
                complain("the closure threw, and the result is \(guest.recorder.entries)")
            }
        }
        let stayed = guests.prefix(state.change { $0.initialCount }).filter { !$0.hasLeft }
        if !specimen.isBuilt, stayed.count == 2, stayed[0].recorder.entries != stayed[1].recorder.entries {
            complain("two orders: \(stayed.map(\.recorder.entries))")
        }
    }

    /// What ticks is due at its start and so many periods, however late it was.
    private func judgeTime(_ guests: [Guest]) {
        guard specimen.has(.ticking) else { return }
        for due in time.dues {
            let isOnTime = guests.contains { guest in
                let passed = guest.start.duration(to: due)
                return passed > .zero && passed.components.seconds.isMultiple(of: 2)
            }
            if !isOnTime { complain("a tick is due at \(due)") }
        }
    }

    /// What was sent from inside callbacks was not delivered inside them. Five are inside each other where subscriptions
    /// and other sources are.
    private func judgeStack() {
        let (deepest, stack) = state.change { ($0.deepest, $0.stack) }
        if plan.isStorm, deepest > 8 { complain("\(deepest) callbacks inside each other") }
        if stack > 150_000, !Sanitizer.hasLargerFrames { complain("\(stack) bytes of stack") }
    }

    private func judgeSources(of stage: Stage) {
        if stage.disposed.value != stage.subscribed.value {
            complain("\(stage.disposed.value) of \(stage.subscribed.value) sources were let go")
        }
        if open.value != 0 { complain("\(open.value) inner streams or synchronous sources are still observed") }
        if specimen.has(.main), specimen.seats == 1, stage.observed.peak > 1 {
            complain("\(stage.observed.peak) subscriptions upstream at once")
        }
        if !plan.isWild, specimen.hasNone(of: .keeping), stage.alive.value != 0 {
            complain("\(stage.alive.value) elements are still alive")
        }
    }
}
