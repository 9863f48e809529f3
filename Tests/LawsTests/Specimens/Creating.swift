import Streams

extension Specimen {
    static let creating: [Specimen] = [
        Specimen("create", "Creating/Create", .opaque) { rig in
            .create { observer in rig.source.subscribe(observer) }
        },
        Specimen("deferred", "Creating/Deferred") { rig in .deferred { rig.source } },
        Specimen("using", "Creating/Using") { rig in
            .using({ Lifetime() }, observableFactory: { _ in rig.source })
        },
        Specimen("empty", "Creating/Empty", seats: 0, .silent) { _ in .empty() },
        Specimen("never", "Creating/Empty", seats: 0, [.silent, .endless]) { _ in .never() },
        Specimen("error", "Creating/Empty", seats: 0, .silent) { _ in .error(Fault()) },
        Specimen("just", "Creating/Just", seats: 0) { _ in .just(Token(1)) },
        Specimen("from", "Creating/From Creating/Loop", seats: 0) { _ in
            .from((1...5).lazy.map { Token($0) })
        },
        Specimen("from scheduled", "Creating/From Creating/Loop", seats: 0, .timed) { rig in
            .from((1...5).lazy.map { Token($0) }, scheduler: rig.scheduler)
        },
        Specimen("range", "Creating/Range", seats: 0) { _ in
            Observable<Int>.range(start: 1, count: 5).map { Token($0) }
        },
        Specimen("repeatElement", "Creating/RepeatElement", seats: 0, .endless) { _ in .repeatElement(Token(1)) },
        Specimen("generate", "Creating/Generate", seats: 0, [.endless, .throwing]) { rig in
            .generate(initialState: Token(1), condition: rig.yes, iterate: { Token($0.number + 1) })
        },
        Specimen("timer", "Creating/Timer", seats: 0, [.timed, .ticking]) { rig in
            Observable<Int>.timer(rig.ticks(2), scheduler: rig.scheduler).map { Token($0) }
        },
        Specimen("interval", "Creating/Timer", seats: 0, [.timed, .endless, .ticking]) { rig in
            Observable<Int>.interval(rig.ticks(2), scheduler: rig.scheduler).map { Token($0) }
        },
    ]
}
