extension ObservableType where Element: Sendable {
    /// The elements of the source, or the error ``RxError/timeout`` where the next one is late.
    ///
    ///     source  --a--b-------c--|
    ///     timeout(5)
    ///     result  --a--b----#
    ///
    ///     source  --a--b-------c--|
    ///     other             -x-y|
    ///     timeout(5, other: other)
    ///     result  --a--b-----x-y|
    ///
    /// - Parameters:
    ///   - dueTime: The most time to the first element, and between elements.
    ///   - scheduler: Whose clock it is, and where the error is sent from.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// The elements of the source, and those of `other` from where the next one is late.
    ///
    ///     source      --a--b-------c--|
    ///     other                 x-y|
    ///     timeout(5)  --a--b----x-y|
    ///
    /// The source is disposed before `other` is subscribed to.
    ///
    /// - Parameters:
    ///   - dueTime: The most time to the first element, and between elements.
    ///   - other: What takes the source's place.
    ///   - scheduler: Whose clock it is, and where `other` is subscribed to.
    public func timeout(
        _ dueTime: RxTimeInterval, other: some ObservableConvertibleType<Element>, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Observable { [attach, other = other.asObservable().attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let alarm = Alarm(funnel, scheduler)
            let source = lifetime.makeChild()
            let isExpired = Cell(false)
            let restart = {
                alarm.set(after: dueTime) {
                    isExpired.value = true
                    source.end()
                    funnel.afterwards { other(observer, lifetime) }
                }
            }
            restart()
            funnel.attach(attach, in: source) { element in
                if isExpired.value { return }
                restart()
                observer.next(element)
            } end: { termination in
                if isExpired.value { return }
                alarm.cancel()
                observer.end(termination)
            }
        }
    }
}
