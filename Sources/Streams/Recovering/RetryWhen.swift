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
            let funnel = Funnel(lifetime)
            let children = lifetime.makeChildren()
            let failures = PublishSubject<any Error>()
            // The source keeps it while an attempt runs, so what lets go of the source lets go of all.
            let waiting = Cell<PublishSubject<any Error>?>(failures)
            let start = {
                guard let failures = waiting.value.take() else { return }
                funnel.attachAfterwards(attach, in: children, next: observer.next) { termination in
                    guard case .error(let error) = termination else { return observer.end(termination) }
                    waiting.value = failures
                    failures.onNext(error)
                }
            }
            let trigger = notificationHandler(failures.asObservable()).asObservable().attach
            funnel.attach(trigger, next: { _ in start() }, end: observer.end)
            funnel.send((), to: start)
        }
    }
}
