/// How long what was shared is remembered.
public enum SubjectLifetimeScope: Sendable {
    /// As long as somebody observes: the first observer after that starts anew.
    case whileConnected
    /// For good: a late observer is told what was remembered, also the end.
    case forever
}

extension ObservableType {
    /// One subscription to the source for all who observe.
    ///
    ///     source      --a--b--c--|
    ///     share()
    ///     observer 1  --a--b--c--|
    ///     observer 2         -c--|
    ///
    ///     source      --a--b--c--|
    ///     share(replay: 1)
    ///     observer 1  --a--b--c--|
    ///     observer 2         bc--|
    ///
    ///     source      --a--b|
    ///     share(replay: 1, scope: .forever)
    ///     observer 1  --a--b|
    ///     observer 2           (b|)
    ///
    /// The first observer subscribes to the source, the last one to leave disposes that subscription.
    ///
    /// - Parameters:
    ///   - replay: How many of the last elements a new observer is told first.
    ///   - scope: How long they are remembered.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let memory = Held(scope == .forever ? ReplaySubject<Element>.create(bufferSize: replay) : nil)
        return multicast { memory.value ?? .create(bufferSize: replay) }.refCount()
    }
}
