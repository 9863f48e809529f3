import VirtualTime

extension Picture {
    private static let two = [Visit(name: "observer 1"), Visit(name: "observer 2", from: 7)]

    static let sharing: [Picture] = [
        Picture(
            "share", "Sharing/Share", "One subscription to the source for all who observe.", "share()",
            from: ["source": "--a--b--c--|"], observers: two
        ) { $0.source.share() },
        Picture(
            "share-replay", "Sharing/Share",
            "One subscription to the source for all who observe, who are told the last elements first.",
            "share(replay: 1)", from: ["source": "--a--b--c--|"], observers: two
        ) { $0.source.share(replay: 1) },
        Picture(
            "share-forever", "Sharing/Share",
            "One subscription to the source for all who observe; a late observer is told what was remembered, also the end.",
            "share(replay: 1, scope: .forever)", from: ["source": "--a--b|"],
            observers: [Visit(name: "observer 1"), Visit(name: "observer 2", from: 9)], last: 12
        ) { $0.source.share(replay: 1, scope: .forever) },
        Picture(
            "publish", "Sharing/Multicast",
            "The source sent to those who observe at the time, from the time it is connected.",
            "publish(), connected at 4", from: ["source": "^-a--b--c--|"], observers: two
        ) { connected($0.source.publish(), $0.time) },
        Picture(
            "replay", "Sharing/Multicast",
            "The source sent, with its last elements to a new observer, from the time it is connected.",
            "replay(2), connected at 1", from: ["source": "^-a--b--c--|"], observers: two
        ) { connected($0.source.replay(2), $0.time, at: 1) },
        Picture(
            "multicast", "Sharing/Multicast", "The source sent through a subject, from the time it is connected.",
            "multicast(subject), connected at 4", from: ["source": "^-a--b--c--|"], observers: two
        ) { connected($0.source.multicast(PublishSubject()), $0.time) },
        Picture(
            "PublishSubject", "Sharing/PublishSubject", "Sends what it receives to those who observe at the time.",
            "PublishSubject", from: ["received": "^-a--b--c--|"], observers: two
        ) { fed(PublishSubject<String>(), $0["received"]) },
        Picture(
            "BehaviorSubject", "Sharing/BehaviorSubject",
            "Holds a value, and sends it to a new observer before what comes.",
            "BehaviorSubject(value: x)", from: ["received": "^-a--b--c--|"], observers: two
        ) { fed(BehaviorSubject(value: "x"), $0["received"]) },
        Picture(
            "ReplaySubject", "Sharing/ReplaySubject",
            "Sends what it receives, and to a new observer first the last elements.",
            "ReplaySubject(bufferSize: 2)", from: ["received": "^-a--b--c--|"], observers: two
        ) { fed(ReplaySubject<String>.create(bufferSize: 2), $0["received"]) },
        Picture(
            "AsyncSubject", "Sharing/AsyncSubject", "Sends the last element it received, once it is complete.",
            "AsyncSubject", from: ["received": "^-a--b--c--|"], observers: two
        ) { fed(AsyncSubject<String>(), $0["received"]) },
        Picture(
            "PublishRelay", "Sharing/PublishRelay", "A subject without an end: it only ever sends elements.",
            "PublishRelay", from: ["accepted": "^-a--b--c---"], observers: two
        ) { inputs in
            let relay = PublishRelay<String>()
            _ = inputs["accepted"].bind(to: relay)
            return relay.asObservable()
        },
        Picture(
            "BehaviorRelay", "Sharing/BehaviorRelay", "A value that can be observed, and never ends.",
            "BehaviorRelay(value: x)", from: ["accepted": "^-a--b--c---"], observers: two
        ) { inputs in
            let relay = BehaviorRelay(value: "x")
            _ = inputs["accepted"].bind(to: relay)
            return relay.asObservable()
        },
        Picture(
            "ReplayRelay", "Sharing/ReplayRelay",
            "A replay subject without an end.", "ReplayRelay(bufferSize: 2)",
            from: ["accepted": "^-a--b--c---"], observers: two
        ) { inputs in
            let relay = ReplayRelay<String>.create(bufferSize: 2)
            _ = inputs["accepted"].subscribe(onNext: { relay.accept($0) })
            return relay.asObservable()
        },
        Picture(
            "do", "Observing/Do", "The events of the source, with something done at each of them.",
            "do(onNext: { log($0) })", from: ["source": "--a--b---c--|"]
        ) { $0.source.do(onNext: { _ in }) },
        Picture(
            "debug", "Observing/Debug", "The events of the source, with a line of text for each.", "debug(\"search\")",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.debug("search", to: { _ in }) },
    ]

    private static func connected(
        _ stream: ConnectableObservable<String>, _ time: TestScheduler, at tick: Int = 4
    ) -> Observable<String> {
        time.scheduleAt(tick) { _ = stream.connect() }
        return stream.asObservable()
    }

    private static func fed<Subject: SubjectType & Sendable>(
        _ subject: Subject, _ source: Observable<String>
    ) -> Observable<String> where Subject.Element == String {
        _ = source.subscribe(subject)
        return subject.asObservable()
    }
}
