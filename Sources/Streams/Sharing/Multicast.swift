extension ObservableType {
    /// The source sent through `subject`, from the time it is connected.
    public func multicast<Subject: SubjectType & Sendable>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Element == Element {
        multicast { subject }
    }

    /// The source sent through a subject that `makeSubject` makes for each connection.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Element> where Subject.Element == Element {
        ConnectableObservable(
            Multicast(attach) {
                let subject = makeSubject()
                return Outlet(observer: subject.asObserver(), attach: subject.attach)
            })
    }

    /// What `selector` makes of the source as sent through a subject, with one subscription to the source for each to the
    /// result.
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
            } catch {
                if !lifetime.isEnded { observer.end(.error(error)) }
            }
        }
    }

    /// The source sent to those who observe at the time, from the time it is connected.
    public func publish() -> ConnectableObservable<Element> {
        ConnectableObservable(Multicast(attach) { Outlet(ReplayHub(limit: 0)) })
    }

    /// The source sent, with its last `bufferSize` elements to a new observer, from the time it is connected.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        ConnectableObservable(Multicast(attach) { Outlet(ReplayHub(limit: bufferSize)) })
    }

    /// The source sent, with all its elements to a new observer, from the time it is connected.
    public func replayAll() -> ConnectableObservable<Element> {
        replay(.max)
    }
}

/// What a multicast sends through.
struct Outlet<Element> {
    let observer: AnyObserver<Element>
    let attach: Observable<Element>.Attach

    init(observer: AnyObserver<Element>, attach: @escaping Observable<Element>.Attach) {
        self.observer = observer
        self.attach = attach
    }

    init(_ hub: ReplayHub<Element>) {
        self.init(observer: hub.observer, attach: { hub.attach($0, $1) })
    }
}

/// One subscription to a source for all who observe it, made by hand or counted.
final class Multicast<Element>: Sendable {
    private final class Connection: Sendable {
        let outlet: Held<Outlet<Element>>
        let lifetime = Lifetime()
        let isMade = Flag()

        init(_ outlet: Outlet<Element>) {
            self.outlet = Held(outlet)
        }
    }

    private struct State {
        var connection: Connection?
        var observers = 0
    }

    private let source: Observable<Element>.Attach
    private let makeOutlet: Held<() -> Outlet<Element>>
    private let state = Locked(State())

    init(_ source: @escaping Observable<Element>.Attach, makeOutlet: @escaping () -> Outlet<Element>) {
        self.source = source
        self.makeOutlet = Held(makeOutlet)
    }

    func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        current(counting: 0).outlet.value.attach(observer, lifetime)
    }

    func connect() -> Lifetime {
        let connection = current(counting: 0)
        connect(connection)
        return connection.lifetime
    }

    /// Connects with the first observer, disconnects with the last.
    func attachCounted(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        let connection = current(counting: 1)
        lifetime.addTeardown { [self] in leave(connection) }
        connection.outlet.value.attach(observer, lifetime)
        connect(connection)
    }

    private func current(counting observers: Int) -> Connection {
        if let connection = join(observers, nil) { return connection }
        return join(observers, Connection(makeOutlet.value()))!
    }

    /// Joins the present connection, or else `fresh`, which then is the present one.
    private func join(_ observers: Int, _ fresh: Connection?) -> Connection? {
        state.withLock { state in
            if state.connection == nil {
                guard let fresh else { return nil }
                state.connection = fresh
                state.observers = 0
            }
            state.observers += observers
            return state.connection
        }
    }

    private func connect(_ connection: Connection) {
        guard !connection.lifetime.isEnded, connection.isMade.raise() else { return }
        connection.lifetime.addTeardown { [weak self, weak connection] in
            if let connection { self?.forget(connection) }
        }
        let observer = connection.outlet.value.observer
        let end = observer.end
        source(
            AnyObserver(
                next: observer.next,
                end: { termination in
                    connection.lifetime.end()
                    end(termination)
                }), connection.lifetime)
    }

    private func leave(_ connection: Connection) {
        let isLast = state.withLock { state in
            guard state.connection === connection else { return false }
            state.observers -= 1
            guard state.observers == 0 else { return false }
            state.connection = nil
            return true
        }
        if isLast { connection.lifetime.end() }
    }

    private func forget(_ connection: Connection) {
        let forgotten = state.withLock { state in
            state.connection === connection ? state.connection.take() : nil
        }
        withExtendedLifetime(forgotten) {}
    }
}
