import Streams

extension Specimen {
    static let sharing: [Specimen] = [
        Specimen("share", "Sharing/Share", .sharing) { $0.source.share() },
        Specimen("share replay 1", "Sharing/Share", [.sharing, .keeping]) { $0.source.share(replay: 1) },
        Specimen("share replay 2 forever", "Sharing/Share", [.sharing, .keeping]) {
            $0.source.share(replay: 2, scope: .forever)
        },
        Specimen("PublishSubject", "Sharing/PublishSubject", make: { PublishSubject<Token>() }, send: { $0.on($1) }),
        Specimen(
            "BehaviorSubject", "Sharing/BehaviorSubject", [.keeping, .adding],
            make: { BehaviorSubject(value: Token(0, seat: 9)) }, send: { $0.on($1) }),
        Specimen(
            "ReplaySubject", "Sharing/ReplaySubject", .keeping, make: { ReplaySubject<Token>.create(bufferSize: 2) },
            send: { $0.on($1) }),
        Specimen(
            "PublishRelay", "Sharing/PublishRelay", .unending, make: { PublishRelay<Token>() },
            send: { relay, event in event.element.map { relay.accept($0) } }),
        Specimen(
            "BehaviorRelay", "Sharing/BehaviorRelay", [.unending, .keeping, .adding],
            make: { BehaviorRelay(value: Token(0, seat: 9)) },
            send: { relay, event in event.element.map { relay.accept($0) } }),
        Specimen("publish", "Sharing/Multicast Sharing/Connectable", .sharing) { $0.source.publish().refCount() },
        Specimen("replay 1", "Sharing/Multicast", [.sharing, .keeping]) { $0.source.replay(1).refCount() },
        Specimen("replayAll", "Sharing/Multicast", [.sharing, .keeping, .remembering]) {
            $0.source.replayAll().refCount()
        },
        Specimen("multicast", "Sharing/Multicast", .sharing) {
            $0.source.multicast(makeSubject: { PublishSubject<Token>() }).refCount()
        },
        Specimen("multicast selector", "Sharing/Multicast", .throwing) { rig in
            rig.source.multicast({ PublishSubject<Token>() }, selector: { $0.map(rig.work) })
        },
        Specimen("connect", "Sharing/Connectable", .opaque) { rig in
            Observable { observer, lifetime in
                let connectable = rig.source.publish()
                connectable.attach(observer, lifetime)
                lifetime.add(connectable.connect())
            }
        },
        Specimen(
            "AsyncSubject", "Sharing/AsyncSubject", [.collecting, .keeping], make: { AsyncSubject<Token>() },
            send: { $0.on($1) }),
        Specimen(
            "ReplayRelay", "Sharing/ReplayRelay", [.unending, .keeping],
            make: { ReplayRelay<Token>.create(bufferSize: 2) },
            send: { relay, event in event.element.map { relay.accept($0) } }),
    ]
}
