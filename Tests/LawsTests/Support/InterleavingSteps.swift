import Dispatch
import Streams

/// What can happen.
extension Interleaving {
    /// Something happens, on the main queue or elsewhere.
    func step() {
        if plan.changesPlace, choices.isOnce(in: 3) {
            note("elsewhere:")
            DispatchQueue(label: "elsewhere").sync { anything() }
        } else {
            anything()
        }
    }

    private func anything() {
        guard takeOne(), let stage = stage.value else { return }
        switch choices.of(14) {
        case 0...5: send(stage)
        case 6, 7: advance()
        case 8, 9: runWork()
        case 10: plan.throwsErrors ? send(stage) : come()
        case 11: leave()
        case 12: sendInner()
        default: end(stage)
        }
    }

    /// Something is sent.
    func blow() {
        guard takeOne(), let stage = stage.value else { return }
        if choices.isOnce(in: 4) { sendInner() } else { send(stage) }
    }

    private func takeOne() -> Bool {
        state.change { state in
            state.left -= 1
            return state.left >= 0
        }
    }

    private func send(_ stage: Stage) {
        guard !stage.inputs.isEmpty else { return }
        let seat = choices.of(stage.inputs.count)
        let number = nextNumber()
        note("\(number) from source \(seat)")
        stage.inputs[seat](.next(token(number, seat: seat)))
    }

    func nextNumber() -> Int {
        state.change { state in
            state.number += 1
            return state.number
        }
    }

    func token(_ number: Int, seat: Int) -> Token {
        let callBack: @Sendable () -> Void = { [weak self] in self?.pauseInClosure("the deinit of \(number)") }
        return Token(
            number, seat: seat, alive: stage.value?.alive, atDeinit: plan.callsBackAtDeinit ? callBack : nil)
    }

    private func end(_ stage: Stage) {
        guard !stage.inputs.isEmpty else { return }
        let seat = choices.of(stage.inputs.count)
        let event: Event<Token> = choices.isOnce(in: 2) ? .error(Fault(5)) : .completed
        if !plan.isWild, specimen.has(event.error == nil ? .repeating : .retrying) { return }
        note("\(event) from source \(seat)")
        stage.inputs[seat](event)
    }

    private func advance() {
        let ticks = 1 + choices.of(4)
        note("the clock goes on by \(ticks)")
        time.advance(by: ticks)
    }

    private func runWork() {
        let count = time.dueCount
        guard count > 0 else { return }
        let index = time.kind == .anyOrder ? choices.of(count) : 0
        note("work \(index) of \(count) that is due")
        time.run(index)
    }

    private func sendInner() {
        let inners = state.change { $0.inners }
        guard !inners.isEmpty else { return }
        let index = choices.of(inners.count)
        let isEnd = choices.isOnce(in: 3)
        note("\(isEnd ? "the end" : "an element") from inner stream \(index)")
        if isEnd { inners[index].onCompleted() } else { inners[index].onNext(Token(0, seat: 9)) }
    }

    private func leave() {
        let guests = state.change { $0.guests }
        guard !guests.isEmpty else { return }
        let index = choices.of(guests.count)
        note("observer \(index) leaves")
        guests[index].leave(isInClosure: closures.value > 0)
    }

    func come() {
        guard let stage = stage.value, state.change({ $0.guests.count }) < 4 else { return }
        let index = state.change { $0.guests.count }
        let start = time.now
        let guest = Guest(
            at: start, complain: { [weak self] in self?.complain("observer \(index): \($0)") },
            pause: { [weak self] in self?.pause("observer \(index)", at: $0, start) })
        state.change { $0.guests.append(guest) }
        note("observer \(index) comes")
        guest.come(to: stage.output)
    }
}
