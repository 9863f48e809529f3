import Streams

extension Specimen {
    static let observing: [Specimen] = [
        Specimen("do", "Observing/Do", .throwing) { $0.source.do(onNext: $0.act) },
        Specimen("do afterNext", "Observing/Do", .throwing) { $0.source.do(afterNext: $0.act) },
        Specimen("bind", "Observing/Bind", .opaque) { rig in
            .create { rig.source.bind(to: $0) }
        },
        Specimen("subscribe with", "Observing/SubscribeWith", .opaque) { rig in
            .create { observer in
                let keeper = Token(0)
                let disposable = rig.source.subscribe(
                    with: keeper, onNext: { _, token in observer.onNext(token) },
                    onError: { _, error in observer.onError(error) },
                    onCompleted: { _ in observer.onCompleted() })
                return Disposables.create {
                    withExtendedLifetime(keeper) { disposable.dispose() }
                }
            }
        },
        Specimen("debug", "Observing/Debug") { $0.source.debug(to: { _ in }) },
    ]
}
