extension ObservableType {
    /// The elements of the source, which is subscribed to anew when, after an error, the stream that
    /// `notificationHandler` makes of the errors sends an element.
    ///
    ///     source 1  --a-#
    ///     source 2         --a-#
    ///     trigger   -------x------|
    ///     retry(when: { errors in trigger })
    ///     result    --a------a----|
    ///
    /// The end of that stream is the end of the result.
    public func retry<Trigger: ObservableConvertibleType>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
    ) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let retrial = Retrial(
                source: attach, observer: observer, funnel: Funnel(lifetime), children: lifetime.makeChildren())
            retrial.run(notificationHandler(retrial.failures.asObservable()).asObservable().attach)
        }
    }
}

private struct Retrial<Element> {
    let source: Observable<Element>.Attach
    let observer: AnyObserver<Element>
    let funnel: Funnel
    let children: LifetimeSet
    let failures = PublishSubject<any Error>()
    let isWaiting = Cell(true)

    func run<Signal>(_ trigger: Observable<Signal>.Attach) {
        funnel.attach(trigger, next: { _ in start() }, end: observer.end)
        funnel.send((), to: start)
    }

    private func start() {
        guard isWaiting.value else { return }
        isWaiting.value = false
        funnel.attachAfterwards(source, in: children, next: observer.next, end: end)
    }

    private func end(_ termination: Termination) {
        guard case .error(let error) = termination else { return observer.end(termination) }
        isWaiting.value = true
        failures.onNext(error)
    }
}
