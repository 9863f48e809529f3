extension ObservableType {
    /// The elements of the source, which is subscribed to anew when, after an error, the stream that
    /// `notificationHandler` makes of the errors sends an element.
    ///
    ///     source   --a--#
    ///     trigger  -------x------|
    ///     result   --a------a----|
    ///
    /// The end of that stream is the end of the result.
    public func retry<Trigger: ObservableConvertibleType>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
    ) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let retrial = Retrial(attach, observer, lifetime)
            retrial.run(notificationHandler(retrial.errors).asObservable().attach)
        }
    }
}

private final class Retrial<Element>: Sendable {
    private let source: Observable<Element>.Attach
    private let observer: Held<AnyObserver<Element>>
    private let funnel: Funnel
    private let children = LifetimeSet()
    private let failures = PublishSubject<any Error>()
    private let isWaiting = Cell(true)

    init(_ source: @escaping Observable<Element>.Attach, _ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        self.source = source
        self.observer = Held(observer)
        funnel = Funnel(lifetime)
        lifetime.add(children)
    }

    var errors: Observable<any Error> {
        failures.asObservable()
    }

    func run<Signal>(_ trigger: Observable<Signal>.Attach) {
        funnel.attach(trigger, next: { _ in self.start() }, end: observer.value.end)
        funnel.send((), to: start)
    }

    private func start() {
        guard isWaiting.value else { return }
        isWaiting.value = false
        let child = children.insert()
        funnel.afterwards { [self] in
            source(
                AnyObserver(
                    next: { [self] in funnel.send($0, to: observer.value.next) },
                    end: { [self] termination in
                        children.end(child)
                        funnel.send(termination, to: end)
                    }), Lifetime(child))
        }
    }

    private func end(_ termination: Termination) {
        guard case .error(let error) = termination else { return observer.value.end(termination) }
        isWaiting.value = true
        failures.onNext(error)
    }
}
