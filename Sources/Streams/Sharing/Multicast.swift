extension ObservableType {
    /// The source sent through `subject`, from the time it is connected.
    ///
    ///     source      --a--b--c--|
    ///     multicast(subject), connected at 4
    ///     observer 1  -----b--c--|
    ///     observer 2         -c--|
    public func multicast(
        _ subject: some SubjectType<Element> & Sendable
    ) -> ConnectableObservable<Element> { multicast { subject } }

    /// The source sent through a subject that `makeSubject` makes for each connection.
    public func multicast<Subject: SubjectType<Element>>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Element> { ConnectableObservable(Multicast(attach) { Connection(makeSubject()) }) }

    /// What `selector` makes of the source as sent through the subject of `subjectSelector`, with one subscription to the
    /// source for each to the result.
    public func multicast<Subject: SubjectType<Element>, Result>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Element>) throws -> Observable<Result>
    ) -> Observable<Result> {
        Observable<Result> { [attach] observer, lifetime in
            do {
                let subject = try subjectSelector()
                let input = subject.asObserver()
                try selector(Observable(subject.attach)).attach(observer, lifetime)
                let child = lifetime.makeChild()
                let receiver = AnyObserver(next: input.next) { [end = input.end] termination in
                    child.end()
                    end(termination)
                }
                attach(receiver, child)
            } catch { if !lifetime.isEnded { observer.end(.error(error)) } }
        }
    }

    /// The source sent to those who observe at the time, from the time it is connected.
    ///
    ///     source      --a--b--c--|
    ///     publish(), connected at 4
    ///     observer 1  -----b--c--|
    ///     observer 2         -c--|
    public func publish() -> ConnectableObservable<Element> { replay(0) }

    /// The source sent, with its last `bufferSize` elements to a new observer, from the time it is connected.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// The source sent, with all its elements to a new observer, from the time it is connected.
    public func replayAll() -> ConnectableObservable<Element> { replay(.max) }
}

/// One subscription to a source for all who observe it, made by hand or counted.
final class Multicast<Element>: Sendable {
    private let source: Observable<Element>.Attach
    private let makeConnection: Held<() -> Connection<Element>>
    private let present = Locked(Present<Element>())

    init(_ source: @escaping Observable<Element>.Attach, makeConnection: @escaping () -> Connection<Element>) {
        self.source = source
        self.makeConnection = Held(makeConnection)
    }

    func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) { join(counting: 0).attach(observer, lifetime) }

    func connect() -> Lifetime {
        let connection = join(counting: 0)
        connect(connection)
        return connection.lifetime
    }

    /// Connects with the first observer, disconnects with the last.
    func attachCounted(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        let connection = join(counting: 1)
        lifetime.addTeardown { [present] in
            if present.withLock({ $0.leave(connection) }) { connection.lifetime.end() }
        }
        connection.attach(observer, lifetime)
        if !lifetime.isEnded { connect(connection) }
    }

    private func join(counting observers: Int) -> Connection<Element> {
        while let connection = present.withLock({ $0.join(observers, nil) }) {
            if !connection.lifetime.isEnded { return connection }
            present.withLock { $0.forget(connection) }
        }
        let fresh = makeConnection.value()
        return present.withLock { $0.join(observers, fresh) } ?? fresh
    }

    private func connect(_ connection: Connection<Element>) {
        let lifetime = connection.lifetime
        guard !lifetime.isEnded, let input = connection.input.exchange(nil) else { return }
        lifetime.addTeardown { [weak present, weak connection] in
            if let connection { present?.withLock { $0.forget(connection) } }
        }
        let (next, end) = (input.next, input.end)
        let receiver = AnyObserver(next: { if !lifetime.isEnded { next($0) } }) { termination in
            if lifetime.isEnded { return }
            lifetime.end()
            end(termination)
        }
        source(receiver, lifetime)
    }
}

/// A subscription to the source, made or to be made. Once it is made, the source alone keeps where it sends, and with that
/// the subject; what the subject remembers is there for new observers also when the source has let go of it.
final class Connection<Element>: Sendable {
    let input: Locked<AnyObserver<Element>?>
    let attach: Observable<Element>.Attach
    let lifetime = Lifetime()

    init(_ subject: some SubjectType<Element>) {
        input = Locked(subject.asObserver())
        attach = subject.attach
    }
}

/// The connection at hand, and how many observers it has.
private struct Present<Element> {
    var connection: Connection<Element>?
    var observers = 0

    /// Joins the connection at hand, or else `fresh`, which then is that.
    mutating func join(_ count: Int, _ fresh: Connection<Element>?) -> Connection<Element>? {
        if connection == nil { self = Present(connection: fresh) }
        observers += count
        return connection
    }

    /// Answers true for the last to leave.
    mutating func leave(_ left: Connection<Element>) -> Bool {
        guard connection === left else { return false }
        observers -= 1
        if observers == 0 { connection = nil }
        return observers == 0
    }

    mutating func forget(_ ended: Connection<Element>) { if connection === ended { connection = nil } }
}
