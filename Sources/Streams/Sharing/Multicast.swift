extension ObservableType {
    /// The source sent through `subject`, from the time it is connected.
    ///
    ///     source      --a--b--c--|
    ///     multicast(subject), connected at 4
    ///     observer 1  -----b--c--|
    ///     observer 2         -c--|
    public func multicast<Subject: SubjectType & Sendable>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Element == Element { multicast { subject } }

    /// The source sent through a subject that `makeSubject` makes for each connection.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Element> where Subject.Element == Element {
        ConnectableObservable(
            Multicast(attach) {
                let subject = makeSubject()
                return Outlet(subject.asObserver(), attach: subject.attach)
            })
    }

    /// What `selector` makes of the source as sent through the subject of `subjectSelector`, with one subscription to the
    /// source for each to the result.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Element == Element {
        Observable<Result> { [attach] observer, lifetime in
            do {
                let subject = try subjectSelector()
                let input = subject.asObserver()
                try selector(Observable(subject.attach)).attach(observer, lifetime)
                let child = lifetime.makeChild()
                attach(
                    AnyObserver(
                        next: input.next,
                        end: { [end = input.end] termination in
                            child.end()
                            end(termination)
                        }), child)
            } catch { if !lifetime.isEnded { observer.end(.error(error)) } }
        }
    }

    /// The source sent to those who observe at the time, from the time it is connected.
    ///
    ///     source      --a--b--c--|
    ///     publish(), connected at 4
    ///     observer 1  -----b--c--|
    ///     observer 2         -c--|
    public func publish() -> ConnectableObservable<Element> {
        ConnectableObservable(Multicast(attach) { Outlet(replay: 0) })
    }

    /// The source sent, with its last `bufferSize` elements to a new observer, from the time it is connected.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        ConnectableObservable(Multicast(attach) { Outlet(replay: bufferSize) })
    }

    /// The source sent, with all its elements to a new observer, from the time it is connected.
    public func replayAll() -> ConnectableObservable<Element> { replay(.max) }
}

/// What a multicast sends through. Who can send keeps it; once nobody can, its observers are freed.
final class Outlet<Element>: Sendable {
    let observer: Held<AnyObserver<Element>>
    let attach: Observable<Element>.Attach

    init(_ observer: AnyObserver<Element>, attach: @escaping Observable<Element>.Attach) {
        self.observer = Held(observer)
        self.attach = attach
    }

    convenience init(replay: Int) {
        let subject = ReplaySubject<Element>.create(bufferSize: replay)
        self.init(subject.asObserver(), attach: subject.attach)
    }
}

/// One subscription to a source for all who observe it, made by hand or counted.
final class Multicast<Element>: Sendable {
    private let source: Observable<Element>.Attach
    private let makeOutlet: Held<() -> Outlet<Element>>
    private let present = Locked(Present<Element>())

    init(_ source: @escaping Observable<Element>.Attach, makeOutlet: @escaping () -> Outlet<Element>) {
        self.source = source
        self.makeOutlet = Held(makeOutlet)
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
        lifetime.addTeardown { [present, connection] in
            if present.withLock({ $0.leave(connection) }) { connection.lifetime.end() }
        }
        connection.attach(observer, lifetime)
        if !lifetime.isEnded { connect(connection) }
    }

    private func join(counting observers: Int) -> Connection<Element> {
        while let connection = present.withLock({ $0.join(observers, nil) }) {
            if connection.outlet != nil || !connection.lifetime.isEnded { return connection }
            present.withLock { $0.forget(connection) }
        }
        let fresh = Connection(makeOutlet.value())
        return present.withLock { $0.join(observers, fresh) } ?? fresh
    }

    private func connect(_ connection: Connection<Element>) {
        guard !connection.lifetime.isEnded, let outlet = connection.unmade.exchange(nil) else { return }
        connection.lifetime.addTeardown { [weak present, weak connection] in
            guard let connection else { return }
            present?.withLock { $0.forget(connection) }
        }
        source(
            AnyObserver(
                next: { if !connection.lifetime.isEnded { outlet.observer.value.next($0) } },
                end: { termination in
                    if connection.lifetime.isEnded { return }
                    connection.lifetime.end()
                    outlet.observer.value.end(termination)
                }), connection.lifetime)
    }
}

/// A subscription to the source, made or to be made. Once it is made, the source keeps what it sends through; what that
/// remembers is there for new observers also when the source has let go of it.
private final class Connection<Element>: Sendable {
    let unmade: Locked<Outlet<Element>?>
    let lifetime = Lifetime()
    let attach: Observable<Element>.Attach
    weak let outlet: Outlet<Element>?

    init(_ outlet: Outlet<Element>) {
        self.outlet = outlet
        attach = outlet.attach
        unmade = Locked(outlet)
    }
}

/// The connection at hand, and how many observers it has.
private struct Present<Element> {
    private var connection: Connection<Element>?
    private var observers = 0

    /// Joins the connection at hand, or else `fresh`, which then is that.
    mutating func join(_ count: Int, _ fresh: Connection<Element>?) -> Connection<Element>? {
        if connection == nil {
            connection = fresh
            observers = 0
        }
        if connection != nil { observers += count }
        return connection
    }

    /// Answers true for the last to leave.
    mutating func leave(_ left: Connection<Element>) -> Bool {
        guard connection === left else { return false }
        observers -= 1
        guard observers == 0 else { return false }
        connection = nil
        return true
    }

    mutating func forget(_ ended: Connection<Element>) { if connection === ended { connection = nil } }
}
