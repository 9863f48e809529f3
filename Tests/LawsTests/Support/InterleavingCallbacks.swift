import Streams

/// What the specimen calls, in which other things may happen.
extension Interleaving {
    func pause(_ place: String) {
        let here = stackAddress()
        let mayAct = state.change { state in
            state.depth += 1
            state.deepest = max(state.deepest, state.depth)
            if let bottom = state.bottom { state.stack = max(state.stack, bottom - here) }
            return state.left > 0 && (plan.isStorm || state.depth <= 3)
        }
        if mayAct, isOpen.value, plan.isStorm ? choices.of(3) > 0 : choices.isOnce(in: 3) {
            note("in \(place):")
            repeat { plan.isStorm ? blow() : step() } while choices.isOnce(in: 3)
        }
        state.change { $0.depth -= 1 }
    }

    func pauseInClosure(_ place: String) {
        closures.add()
        pause(place)
        closures.add(-1)
    }

    /// An observer that came at `start` hears `event`.
    func pause(_ observer: String, at event: Event<Token>, _ start: RxTime) {
        if specimen.has(.main), !MainPlace.isHere { complain("\(observer): \(event) off the main queue") }
        if specimen.has(.main), event.error != nil { complain("\(observer): \(event)") }
        if specimen.has(.ticking), let number = event.element?.number {
            let tick = start.advanced(by: .seconds(2 * (number + 1)))
            if time.now < tick || time.kind == .virtual && time.now > tick {
                complain("\(observer): tick \(number), due at \(tick), at \(time.now)")
            }
        }
        pause("\(observer), at \(event)")
    }

    /// The closures that the specimen takes.
    func work() throws {
        let isLate = state.change { $0.throwCount > 0 }
        if isLate, plan.throwsErrors { complain("the closure is called after it has thrown") }
        pauseInClosure("a closure")
        guard plan.throwsErrors, state.change({ $0.left }) > 0, choices.isOnce(in: 5) else { return }
        note("the closure throws")
        state.change { $0.throwCount += 1 }
        throw Fault(77)
    }

    /// The inner stream of an element: the element alone, known beforehand or not, what comes later too, or no end of them.
    func inner(_ token: Token) -> Observable<Token> {
        let choice = choices.of(plan.synchronous.isEmpty ? 4 : 5)
        if choice < 2 { return .just(token) }
        if choice == 4 { return synchronous(.loop, seat: 9) }
        let token = Token(token.number, seat: 9)
        let subject = PublishSubject<Token>()
        if choice == 3 { state.change { $0.inners.append(subject) } }
        return Observable { [weak self] observer, lifetime in
            self?.open(lifetime, "an inner stream")
            if !lifetime.isEnded { observer.next(token) }
            if lifetime.isEnded { return }
            if choice == 2 { observer.end(.completed) } else { subject.attach(observer, lifetime) }
        }
    }

    /// A source that sends inside its subscription.
    func synchronous(_ kind: SynchronousSource, seat: Int) -> Observable<Token> {
        let end: Termination = specimen.has(.retrying) ? .error(Fault(6)) : .completed
        let stream = kind.stream(end: end) { [weak self] in self?.give(seat, $0) }
        return Observable { [weak self] observer, lifetime in
            self?.open(lifetime, "source \(seat), which is synchronous")
            stream.attach(observer, lifetime)
        }
    }

    private func open(_ lifetime: Lifetime, _ place: String) {
        open.add()
        lifetime.addTeardown { [open, weak self] in
            open.add(-1)
            self?.pause("the teardown of \(place)")
        }
        pause("the subscription of \(place)")
    }

    /// A synchronous source wants an element: it must have looked whether anybody still listens.
    ///
    /// In the end all leave, and the source must see it; nil for one that does not.
    private func give(_ seat: Int, _ lifetime: Lifetime) -> Token? {
        let (count, isHeard) = state.change { state in
            state.given += 1
            return (state.given, state.isHeard)
        }
        if lifetime.isEnded {
            complain("source \(seat) was let go, and goes on")
        } else if !isHeard, !plan.changesPlace {
            complain("source \(seat) goes on, though nobody listens")
        }
        let most = plan.isStorm ? 100 : 30
        if count > most + 20 { return nil }
        let number = nextNumber()
        note("\(number) from source \(seat), which is synchronous")
        if count >= most {
            note("all leave")
            for guest in state.change({ $0.guests }) { guest.leave(isInClosure: true) }
        }
        return token(number, seat: seat)
    }
}
