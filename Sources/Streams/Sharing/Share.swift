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
    ///     source        --a--b--c--|
    ///     observer 1    --a--b--c--|
    ///     observer 2         ^--c--|       share()
    ///     observer 3         ^(b)c-|       share(replay: 1)
    ///
    /// The first observer subscribes to the source, the last one to leave disposes that subscription.
    ///
    /// - Parameters:
    ///   - replay: How many of the last elements a new observer is told first.
    ///   - scope: How long they are remembered.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        let shared = Shared(attach, replay: replay, scope: scope)
        return Observable { shared.attach($0, $1) }
    }
}

/// One subscription to a source, with those who observe it counted.
final class Shared<Element>: Sendable {
    private final class Connection: Sendable {
        let hub: ReplayHub<Element>
        let lifetime = Lifetime()

        init(_ hub: ReplayHub<Element>) {
            self.hub = hub
        }
    }

    private struct State {
        var connection: Connection?
        var observers = 0
    }

    private let source: Observable<Element>.Attach
    private let replay: Int
    private let memory: ReplayHub<Element>?
    private let state = Locked(State())

    init(_ source: @escaping Observable<Element>.Attach, replay: Int, scope: SubjectLifetimeScope) {
        self.source = source
        self.replay = replay
        memory = scope == .forever ? ReplayHub(limit: replay) : nil
    }

    func attach(_ observer: AnyObserver<Element>, _ lifetime: Lifetime) {
        let fresh = Connection(memory ?? ReplayHub(limit: replay))
        let (connection, isFirst) = state.withLock { state in
            state.observers += 1
            if let connection = state.connection {
                return (connection, false)
            }
            state.connection = fresh
            state.observers = 1
            return (fresh, true)
        }
        lifetime.addTeardown { [self] in leave(connection) }
        connection.hub.attach(observer, lifetime)
        if isFirst, !connection.lifetime.isEnded { connect(connection) }
    }

    private func connect(_ connection: Connection) {
        let hub = connection.hub
        source(
            AnyObserver(
                next: { hub.next($0) },
                end: { [self] termination in
                    connection.lifetime.end()
                    forget(connection)
                    hub.end(termination)
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
        state.withLock { state in
            if state.connection === connection { state.connection = nil }
        }
    }
}
