extension ObservableType {
    /// Each element with the time at which it came.
    ///
    ///     source  --a--b---c--|
    ///     timestamp()
    ///     result  --a@2b@5-c@9|
    ///
    /// - Parameter scheduler: Whose clock it is.
    public func timestamp(_ scheduler: any SchedulerType) -> Observable<(time: RxTime, element: Element)> {
        map { (time: scheduler.now, element: $0) }
    }

    /// Each element with the time since the one before it, or since the subscription.
    ///
    ///     source  --a--b---c--|
    ///     timeInterval()
    ///     result  --a+2b+3-c+4|
    ///
    /// - Parameter scheduler: Whose clock it is.
    public func timeInterval(
        _ scheduler: any SchedulerType
    ) -> Observable<(interval: RxTimeInterval, element: Element)> {
        stage { next, _, _ in
            let last = Cell(scheduler.now)
            return { element in
                let now = scheduler.now
                let interval = last.value.duration(to: now)
                last.value = now
                next((interval: interval, element: element))
            }
        }
    }
}
