extension ObservableType where Element: Sendable {
    /// The elements of the source, or the error ``RxError/timeout`` where the next one is late.
    ///
    ///     source      --a--b-------c--|
    ///     timeout(5)  --a--b----#
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
    public func timeout<Other: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Other, scheduler: any SchedulerType
    ) -> Observable<Element> where Other.Element == Element {
        let other = other.asObservable()
        return Observable { [attach, other = other.attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let timer = SerialSlot(lifetime)
            let number = Cell(0)
            let source = lifetime.makeChild()
            let expire: @Sendable (Int) -> Void = { expired in
                guard expired == number.value else { return }
                number.value += 1
                source.end()
                funnel.afterwards { other(observer, lifetime) }
            }
            let restart: @Sendable () -> Void = {
                number.value += 1
                let current = number.value
                timer.replace(scheduler.schedule(after: dueTime) { funnel.send(current, to: expire) })
            }
            restart()
            let next: @Sendable (Element) -> Void = { element in
                guard !source.isEnded else { return }
                restart()
                observer.next(element)
            }
            let end: @Sendable (Termination) -> Void = { termination in
                guard !source.isEnded else { return }
                source.end()
                timer.replace(nil)
                observer.end(termination)
            }
            attach(AnyObserver(next: { funnel.send($0, to: next) }, end: { funnel.send($0, to: end) }), source)
        }
    }
}
