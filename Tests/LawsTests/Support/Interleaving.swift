import Dispatch
import Streams

/// A run of a specimen in which everything that may happen does so in the order of some choices: elements and ends of its
/// sources and of inner streams, work of its scheduler, observers that come and go, closures that throw; each between two
/// others, or inside any callback of the specimen, as if another thread had come in.
final class Interleaving: Sendable {
    private struct State {
        var left = 45
        var depth = 0
        var number = 0
        var steps: [String] = []
        var complaints: [String] = []
        var watchers: [Watcher] = []
        var inners: [PublishSubject<Token>] = []
        var throwCount = 0
        /// How many observers came before anything else could happen.
        var initialCount = 0
    }

    private struct Plan {
        let isWild: Bool
        let isConcurrent: Bool
        let throwsErrors: Bool
        let callsBackAtDeinit: Bool
    }

    let specimen: Specimen
    private let choices: Choices
    private let plan: Plan
    private let time = InterleavingScheduler()
    private let state = Guarded(State())
    private let stage = Guarded<Stage?>(nil)
    private let inners = Tally()
    /// The closures and releases that run.
    private let closures = Tally()
    /// False while nothing may happen inside callbacks.
    private let isOpen = Guarded(false)

    /// Runs the order of `choices`.
    static func outcome(of specimen: Specimen, _ choices: Choices) -> Exploration.Outcome {
        let interleaving = Interleaving(specimen, choices)
        let work: @Sendable () -> Void = { interleaving.run() }
        if specimen.has(.main) { DispatchQueue.main.sync(execute: work) } else { work() }
        interleaving.finish()
        return interleaving.state.change { Exploration.Outcome(steps: $0.steps, complaints: $0.complaints) }
    }

    private init(_ specimen: Specimen, _ choices: Choices) {
        self.specimen = specimen
        self.choices = choices
        plan = Plan(
            isWild: specimen.isBuilt && choices.isOnce(in: 2), isConcurrent: choices.isOnce(in: 2),
            throwsErrors: specimen.has(.throwing) && choices.isOnce(in: 3),
            callsBackAtDeinit: choices.isOnce(in: 4))
        stage.value = Stage(
            specimen, plan.isWild ? .wild : .hot,
            onSubscribe: { [weak self] in self?.pause("the subscription of a source") },
            onDispose: { [weak self] observer in
                self?.pause("the teardown of a source")
                observer.onNext(Token(-1))
            },
            arrange: { [time] rig in
                rig.scheduler = time
                rig.call = { [weak self] _ in try self?.work() }
                rig.inner = { [weak self] in self?.inner($0) ?? .empty() }
            })
    }

    private func run() {
        isOpen.value = specimen.isBuilt
        watch()
        if !plan.throwsErrors, choices.isOnce(in: 2) { watch() }
        state.change { $0.initialCount = $0.watchers.count }
        isOpen.value = true
        while choices.of(20) > 0 { step() }
    }
}

extension Interleaving {
    /// Something that can happen.
    private func step() {
        let isLeft = state.change { state in
            state.left -= 1
            return state.left >= 0
        }
        guard isLeft, let stage = stage.value else { return }
        switch choices.of(14) {
        case 0...5: send(stage)
        case 6, 7: advance()
        case 8, 9: runWork()
        case 10: plan.throwsErrors ? send(stage) : watch()
        case 11: leave()
        case 12: sendInner()
        default: end(stage)
        }
    }

    private func send(_ stage: Stage) {
        guard !stage.inputs.isEmpty else { return }
        let seat = choices.of(stage.inputs.count)
        let number = state.change { state in
            state.number += 1
            return state.number
        }
        note("\(number) from source \(seat)")
        let callBack: @Sendable () -> Void = { [weak self] in self?.pauseInClosure("the deinit of \(number)") }
        let atDeinit = plan.callsBackAtDeinit ? callBack : nil
        stage.inputs[seat](.next(Token(number, seat: seat, alive: stage.alive, atDeinit: atDeinit)))
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
        time.advance(by: .seconds(ticks))
    }

    private func runWork() {
        let count = time.dueCount
        guard count > 0 else { return }
        let index = plan.isConcurrent ? choices.of(count) : 0
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
        let watchers = state.change { $0.watchers }
        guard !watchers.isEmpty else { return }
        let index = choices.of(watchers.count)
        note("observer \(index) leaves")
        watchers[index].leave(isInClosure: closures.value > 0)
    }

    private func watch() {
        guard let stage = stage.value, state.change({ $0.watchers.count }) < 4 else { return }
        let index = state.change { $0.watchers.count }
        let watcher = Watcher(
            complain: { [weak self] in self?.complain("observer \(index): \($0)") },
            pause: { [weak self] in self?.pause("observer \(index), at \($0)") })
        state.change { $0.watchers.append(watcher) }
        note("observer \(index) comes")
        watcher.come(to: stage.output)
    }
}

extension Interleaving {
    /// A callback, in which other things may happen.
    private func pause(_ place: String) {
        let isDeep = state.change { state in
            state.depth += 1
            return state.depth > 3 || state.left <= 0
        }
        if !isDeep, isOpen.value, choices.isOnce(in: 3) {
            note("in \(place):")
            repeat { step() } while choices.isOnce(in: 3)
        }
        state.change { $0.depth -= 1 }
    }

    private func pauseInClosure(_ place: String) {
        closures.add()
        pause(place)
        closures.add(-1)
    }

    private func work() throws {
        let isLate = state.change { $0.throwCount > 0 }
        if isLate, plan.throwsErrors { complain("the closure is called after it has thrown") }
        pauseInClosure("a closure")
        guard plan.throwsErrors, state.change({ $0.left }) > 0, choices.isOnce(in: 5) else { return }
        note("the closure throws")
        state.change { $0.throwCount += 1 }
        throw Fault(77)
    }

    private func inner(_ token: Token) -> Observable<Token> {
        let choice = choices.of(4)
        if choice < 2 { return .just(token) }
        let token = Token(token.number, seat: 9)
        let subject = PublishSubject<Token>()
        if choice == 3 { state.change { $0.inners.append(subject) } }
        return Observable { [inners, weak self] observer, lifetime in
            inners.add()
            lifetime.addTeardown { [weak self] in
                inners.add(-1)
                self?.pause("the teardown of an inner stream")
            }
            self?.pause("the subscription of an inner stream")
            if !lifetime.isEnded { observer.next(token) }
            if lifetime.isEnded { return }
            if choice == 2 { observer.end(.completed) } else { subject.attach(observer, lifetime) }
        }
    }

    private func note(_ step: String) {
        state.change { $0.steps.append(String(repeating: "  ", count: $0.depth) + step) }
    }

    private func complain(_ text: String) {
        state.change { if !$0.complaints.contains(text) { $0.complaints.append(text) } }
    }

    /// Looks at what the observers saw, lets them go, and looks at what is left.
    private func finish() {
        state.change { $0.left = 0 }
        guard let stage = stage.value else { return }
        if specimen.has(.main) { stage.settle() }
        judge(state.change { $0.watchers })
        for index in 0..<state.change({ $0.watchers.count }) {
            stage.home { self.state.change { $0.watchers[index] }.leave(isInClosure: false) }
        }
        stage.settle()
        for _ in 0..<100 where time.dueCount > 0 { time.run(0) }
        drop(state.change { $0.watchers })
        if stage.disposed.value != stage.subscribed.value {
            complain("\(stage.disposed.value) of \(stage.subscribed.value) sources were let go")
        }
        if inners.value != 0 { complain("\(inners.value) inner streams are still observed") }
        if !plan.isWild, specimen.hasNone(of: .keeping), stage.alive.value != 0 {
            complain("\(stage.alive.value) elements are still alive")
        }
    }

    /// Forgets the observers, whose elements may call back in when they are released.
    private func drop(_ watchers: [Watcher]) {
        state.change { $0.watchers = [] }
    }

    private func judge(_ watchers: [Watcher]) {
        for (index, watcher) in watchers.enumerated() {
            for complaint in watcher.recorder.faults { complain("observer \(index): \(complaint)") }
            if !plan.isWild || watchers.count == 1, let complaint = specimen.complaint(aboutOrderOf: watcher.recorder) {
                complain("observer \(index): \(complaint)")
            }
            if state.change({ $0.throwCount }) > 0, !watcher.hasLeft, watcher.recorder.entries.last != .error {
                complain("the closure threw, and the result is \(watcher.recorder.entries)")
            }
        }
        let stayed = watchers.prefix(state.change { $0.initialCount }).filter { !$0.hasLeft }
        if !specimen.isBuilt, stayed.count == 2, stayed[0].recorder.entries != stayed[1].recorder.entries {
            complain("two orders: \(stayed.map(\.recorder.entries))")
        }
    }
}
