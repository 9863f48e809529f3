/// What a flattening operator does with a new inner stream while others run.
@usableFromInline enum Flattening: Sendable {
    /// Runs at most so many at once; those that follow wait.
    case merge(limit: Int)
    /// Drops the new one while one runs.
    case first
    /// Ends the one that runs.
    case latest
}

/// The inner streams of a flattening operator: which of them run, wait or are stale, and when the result is complete.
///
/// Everything is decided in the turn of a funnel. A child of the set lives from the decision to subscribe until the
/// inner's end arrives; the subscription itself is made after the turn.
@usableFromInline final class Inners<Outer, Element>: Sendable {
    @usableFromInline struct State {
        @usableFromInline var waiting = Fifo<Outer>()
        @usableFromInline var running = 0
        @usableFromInline var isOuterDone = false
        /// Counts what `latest` begins: what an older one sent, and is still queued, is stale.
        @usableFromInline var generation = 0
        @usableFromInline var current: LifetimeNode?

        @inlinable init() {}
    }

    @usableFromInline let plan: Flattening
    @usableFromInline let select: Held<(Outer) throws -> Observable<Element>>
    @usableFromInline let observer: Held<AnyObserver<Element>>
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let funnel: Funnel
    @usableFromInline let children: LifetimeSet
    @usableFromInline let state = Cell(State())

    @inlinable init(
        _ plan: Flattening, _ observer: AnyObserver<Element>, _ lifetime: Lifetime,
        select: @escaping (Outer) throws -> Observable<Element>
    ) {
        self.plan = plan
        self.select = Held(select)
        self.observer = Held(observer)
        self.lifetime = lifetime
        funnel = Funnel(lifetime)
        children = lifetime.makeChildren()
    }

    @inlinable func attach(_ outer: Observable<Outer>.Attach) {
        let child = lifetime.makeChild()
        let observer = AnyObserver<Outer> { [self] element in
            guard funnel.enter({ self.arrive(element) }) else { return }
            arrive(element)
            funnel.leave()
        } end: { [self] termination in
            child.end()
            funnel.send(termination, to: endOuter)
        }
        outer(observer, child)
    }

    @inlinable func arrive(_ outer: Outer) {
        switch plan {
        case .merge(let limit) where state.value.running >= limit: state.value.waiting.append(outer)
        case .first where state.value.running > 0: break
        default: begin(outer)
        }
    }

    @inlinable func begin(_ outer: Outer) {
        do {
            let inner = try select.value(outer)
            if case .latest = plan {
                state.value.generation += 1
                state.value.running = 0
                if let current = state.value.current.take() { children.end(current) }
                if lifetime.isEnded { return }
            }
            switch inner.form {
            case .scalar(.next(let element)): observer.value.next(element)
            case .scalar(.error(let error)): observer.value.end(.error(error))
            case .scalar(.completed): break
            case .source(let attach): run(attach)
            }
        } catch { observer.value.end(.error(error)) }
    }

    @inlinable func run(_ attach: @escaping Observable<Element>.Attach) {
        let child = children.insert()
        let generation = state.value.generation
        state.value.running += 1
        if case .latest = plan { state.value.current = child }
        funnel.afterwards { [self] in
            let inner = Lifetime(child)
            if !inner.isEnded { attach(observer(of: child, generation), inner) }
        }
    }

    @inlinable func observer(of child: LifetimeNode, _ generation: Int) -> AnyObserver<Element> {
        AnyObserver { [self] element in
            guard funnel.enter({ self.receive(element, generation) }) else { return }
            receive(element, generation)
            funnel.leave()
        } end: { [self] termination in
            children.end(child)
            guard funnel.enter({ self.endInner(termination, generation) }) else { return }
            endInner(termination, generation)
            funnel.leave()
        }
    }

    @inlinable func receive(_ element: Element, _ generation: Int) {
        if generation == state.value.generation { observer.value.next(element) }
    }

    @inlinable func endInner(_ termination: Termination, _ generation: Int) {
        guard generation == state.value.generation else { return }
        if case .error = termination { return observer.value.end(termination) }
        state.value.running -= 1
        state.value.current = nil
        while case .merge(let limit) = plan, state.value.running < limit, let next = state.value.waiting.popFirst() {
            begin(next)
            if lifetime.isEnded { return }
        }
        completeIfDone()
    }

    @inlinable func endOuter(_ termination: Termination) {
        if case .error = termination { return observer.value.end(termination) }
        state.value.isOuterDone = true
        completeIfDone()
    }

    @inlinable func completeIfDone() {
        if state.value.isOuterDone, state.value.running == 0 { observer.value.end(.completed) }
    }
}

extension ObservableType {
    @inlinable func flatten<Inner: ObservableConvertibleType>(
        _ plan: Flattening, _ selector: @escaping @Sendable (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        Observable<Inner.Element> { [attach] observer, lifetime in
            Inners(plan, observer, lifetime) { try selector($0).asObservable() }.attach(attach)
        }
    }
}
