import Dispatch
import Streams

/// A run of a specimen in which everything that may happen does so in the order of some choices: elements and ends of its
/// sources and of inner streams, work of its scheduler, observers that come and go, closures that throw; each between two
/// others, or inside any callback of the specimen, as if another thread had come in.
final class Interleaving: Sendable {
    struct State {
        /// How much may still happen.
        var left: Int
        var steps: [String] = []
        var complaints: [String] = []
        var guests: [Guest] = []
        var inners: [PublishSubject<Token>] = []
        var throwCount = 0
        /// How many observers came before anything else could happen.
        var initialCount = 0
        /// The number of the last element.
        var number = 0
        /// How many elements synchronous sources gave.
        var given = 0
        /// How many callbacks are inside each other, and the most there ever were.
        var depth = 0
        var deepest = 0
        /// Where the stack begins, as far as that is known, and the most that was used of it.
        var bottom: Int?
        var stack = 0
    }

    /// What is so in the whole run.
    struct Plan {
        let isWild: Bool
        let throwsErrors: Bool
        let callsBackAtDeinit: Bool
        /// Callbacks send nearly all the time, whatever they are inside of; but no release does, since what nobody takes is
        /// released where it is sent.
        let isStorm: Bool
        /// Steps are made on the main queue and elsewhere.
        let changesPlace: Bool
        /// The sources that send inside their subscription, by their seats.
        let synchronous: [Int: SynchronousSource]

        init(_ specimen: Specimen, _ choices: Choices) {
            isWild = specimen.isBuilt && choices.isOnce(in: 2)
            throwsErrors = specimen.has(.throwing) && choices.isOnce(in: 3)
            isStorm = choices.isOnce(in: 6)
            callsBackAtDeinit = !isStorm && choices.isOnce(in: 4)
            changesPlace = specimen.has(.main) && choices.isOnce(in: 2)
            var synchronous: [Int: SynchronousSource] = [:]
            if specimen.isBuilt, specimen.hasNone(of: .opaque), choices.isOnce(in: 3) {
                let kinds: [SynchronousSource] =
                    specimen.has(.repeating) ? [.loop, .brief] : SynchronousSource.allCases
                for seat in 0..<specimen.seats where choices.isOnce(in: 2) {
                    synchronous[seat] = kinds[choices.of(kinds.count)]
                }
            }
            self.synchronous = synchronous
        }
    }

    let specimen: Specimen
    let choices: Choices
    let plan: Plan
    let time: ExploredTime
    let state: Guarded<State>
    let stage = Guarded<Stage?>(nil)
    /// The inner streams and synchronous sources that are subscribed to.
    let open = Tally()
    /// The closures and releases that run.
    let closures = Tally()
    /// False while nothing may happen inside callbacks.
    let isOpen = Guarded(false)

    /// Runs the order of `choices`.
    static func outcome(of specimen: Specimen, _ choices: Choices) -> Exploration.Outcome {
        let interleaving = Interleaving(specimen, choices)
        interleaving.run()
        interleaving.finish()
        return interleaving.state.change { Exploration.Outcome(steps: $0.steps, complaints: $0.complaints) }
    }

    private init(_ specimen: Specimen, _ choices: Choices) {
        self.specimen = specimen
        self.choices = choices
        plan = Plan(specimen, choices)
        let state = Guarded(State(left: plan.isStorm ? 150 : 45))
        self.state = state
        time = ExploredTime(ExploredTime.Kind.allCases[choices.of(3)]) { text in
            state.change { $0.complain(text) }
        }
        stage.value = Stage(
            specimen, plan.isWild ? .wild : .hot,
            onSubscribe: { [weak self] in self?.pause("the subscription of a source") },
            onDispose: { [weak self] observer in
                self?.pause("the teardown of a source")
                observer.onNext(Token(-1))
            },
            arrange: { rig in
                rig.scheduler = time
                rig.call = { [weak self] _ in try self?.work() }
                rig.inner = { [weak self] in self?.inner($0) ?? .empty() }
                for (seat, kind) in plan.synchronous { rig.sources[seat] = synchronous(kind, seat: seat) }
            })
    }

    private func run() {
        turn {
            isOpen.value = specimen.isBuilt
            come()
            if !plan.throwsErrors, choices.isOnce(in: 2) { come() }
            state.change { $0.initialCount = $0.guests.count }
            isOpen.value = true
        }
        while choices.of(20) > 0 {
            turn {
                repeat { step() } while specimen.has(.main) && choices.isOnce(in: 3)
            }
        }
    }

    /// Does something where the specimen is at home, and what follows from it there.
    private func turn(_ body: () -> Void) {
        func work() {
            state.change { $0.bottom = stackAddress() }
            body()
            state.change { $0.bottom = nil }
        }
        guard specimen.has(.main) else { return work() }
        DispatchQueue.main.sync(execute: work)
        settle()
    }

    /// Waits until nothing more happens on the main queue by itself.
    private func settle() {
        var quiet = 0
        while quiet < 3 {
            let count = state.change { $0.steps.count }
            DispatchQueue.main.sync {}
            quiet = state.change { $0.steps.count } == count ? quiet + 1 : 0
        }
    }

    func note(_ step: String) {
        state.change { $0.steps.append(String(repeating: "  ", count: $0.depth) + step) }
    }

    func complain(_ text: String) {
        state.change { $0.complain(text) }
    }
}

extension Interleaving.State {
    mutating func complain(_ text: String) {
        if !complaints.contains(text) { complaints.append(text) }
    }

    /// True where somebody hears what is sent.
    var isHeard: Bool { guests.contains { !$0.isOver } }
}
