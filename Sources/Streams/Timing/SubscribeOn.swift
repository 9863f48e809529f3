extension ObservableType {
    /// Subscribes to the source, and disposes that subscription, on `scheduler`.
    ///
    ///     source  --a--b---c--|
    ///     subscribe(on: scheduler)
    ///     result  --a--b---c--|
    ///
    /// It does not change where events are sent from: ``observe(on:)`` does.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let observer = Held(observer)
            let child = lifetime.makeChild { teardown in _ = scheduler.schedule(teardown) }
            let start = scheduler.schedule { if !child.isEnded { attach(observer.value, child) } }
            lifetime.add(start)
        }
    }
}
