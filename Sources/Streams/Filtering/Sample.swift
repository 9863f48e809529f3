extension ObservableType {
    /// The latest element at each element of `sampler`, once.
    ///
    ///     source   --a--b-----c--|
    ///     sampler  ----x----x------x-
    ///     result   ----a----b------(c|)
    ///
    /// The completion of the source is sent at the next sample. The end of `sampler` takes a last sample.
    ///
    /// - Parameters:
    ///   - sampler: Says when.
    ///   - defaultValue: Sent where no element is new; nothing is by default.
    public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
        let defaultValue = Held(defaultValue)
        return sampler.beside(self) { (observer: AnyObserver<Element>, lifetime) in
            let latest = Cell<Element?>(nil)
            let isDone = Cell(false)
            let isSamplerDone = Cell(false)
            let sample = {
                if let element = latest.value.take() ?? defaultValue.value { observer.next(element) }
                if isDone.value, !lifetime.isEnded { observer.end(.completed) }
            }
            let source = Steps<Element> { element in
                latest.value = element
            } end: { termination in
                if termination.isError { return observer.end(termination) }
                isDone.value = true
                if isSamplerDone.value { observer.end(.completed) }
            }
            let endSamples = { (termination: Termination) in
                if termination.isError { return observer.end(termination) }
                isSamplerDone.value = true
                sample()
            }
            return (source, Steps(next: { _ in sample() }, end: endSamples))
        }
    }
}
