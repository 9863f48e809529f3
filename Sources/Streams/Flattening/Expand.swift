extension ObservableType {
    /// The elements of the source, those of the streams that `selector` makes of them, those of the streams that it makes
    /// of these, and so on.
    ///
    ///     source  --1-------|
    ///     expand  { $0 < 8 ? just($0 * 2) : empty() }
    ///     result  --(1248)--|
    ///
    /// It needs no stack, however deep. Complete when the source and all inner streams are; the first error of any of them
    /// ends it.
    public func expand<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element == Element {
        Observable { [attach] observer, lifetime in
            Expansion(observer, lifetime) { try selector($0).asObservable() }.attach(attach)
        }
    }
}

private final class Expansion<Element>: Sendable {
    private let select: Held<(Element) throws -> Observable<Element>>
    private let observer: Held<AnyObserver<Element>>
    private let lifetime: Lifetime
    private let funnel: Funnel
    private let children = LifetimeSet()
    private let running = Cell(1)

    init(
        _ observer: AnyObserver<Element>, _ lifetime: Lifetime,
        select: @escaping (Element) throws -> Observable<Element>
    ) {
        self.select = Held(select)
        self.observer = Held(observer)
        self.lifetime = lifetime
        funnel = Funnel(lifetime)
        lifetime.add(children)
    }

    func attach(_ source: Observable<Element>.Attach) {
        funnel.attach(source, next: receive, end: end)
    }

    private func receive(_ element: Element) {
        observer.value.next(element)
        if lifetime.isEnded { return }
        do {
            switch try select.value(element).form {
            case .scalar(.next(let element)):
                running.value += 1
                funnel.send(element, to: receiveLast)
            case .scalar(.error(let error)): observer.value.end(.error(error))
            case .scalar(.completed): break
            case .source(let attach): run(attach)
            }
        } catch {
            observer.value.end(.error(error))
        }
    }

    private func receiveLast(_ element: Element) {
        receive(element)
        if !lifetime.isEnded { end(.completed) }
    }

    private func run(_ attach: @escaping Observable<Element>.Attach) {
        running.value += 1
        let child = children.insert()
        funnel.afterwards { [self] in
            attach(
                AnyObserver(
                    next: { [self] in funnel.send($0, to: receive) },
                    end: { [self] termination in
                        children.end(child)
                        funnel.send(termination, to: end)
                    }), Lifetime(child))
        }
    }

    private func end(_ termination: Termination) {
        if case .error = termination { return observer.value.end(termination) }
        running.value -= 1
        if running.value == 0 { observer.value.end(.completed) }
    }
}
