import Streams

extension Specimen {
    private static let driver: Traits = [.main, .sharing, .recovering]

    static let traits: [Specimen] = [
        Specimen("Driver", "Traits/Driver Traits/SharedSequence", [driver, .keeping]) {
            $0.driver.asObservable()
        },
        Specimen("Signal", "Traits/Signal Traits/OnMain", driver) { $0.signal.asObservable() },
        Specimen("Driver map", "Traits/SharedSequenceOperators", [driver, .keeping]) { rig in
            rig.driver.map { rig.calm($0) }.asObservable()
        },
        Specimen("Signal filter", "Traits/SharedSequenceOperators", driver) { rig in
            rig.signal.filter { rig.calm($0).number >= 0 }.asObservable()
        },
        Specimen("Signal flatMapLatest", "Traits/SharedSequenceOperators", driver) { rig in
            rig.signal.flatMapLatest { rig.inner($0).asSignal(onErrorJustReturn: $0) }.asObservable()
        },
        Specimen("Driver take for", "Traits/SharedSequenceTiming", [driver, .keeping]) { rig in
            rig.driver.take(for: .never, scheduler: rig.scheduler).asObservable()
        },
        Specimen("Driver merge", "Traits/SharedSequenceOperators", seats: 2, [driver, .keeping]) { rig in
            Driver<Token>.merge(rig.driver, rig.otherDriver).asObservable()
        },
        Specimen("Driver combineLatest", "Traits/SharedSequenceCombining", seats: 2, [driver, .keeping]) { rig in
            Driver<Token>.combineLatest(rig.driver, rig.otherDriver) { Token.join($0, $1) }.asObservable()
        },
        Specimen("Driver zip", "Traits/SharedSequenceCombining", seats: 2, [driver, .keeping]) { rig in
            Driver<Token>.zip(rig.driver, rig.otherDriver) { Token.join($0, $1) }.asObservable()
        },
        Specimen("asSingle", "Traits/AsSingle Traits/Single", .finite) { $0.source.take(1).asSingle().asObservable() },
        Specimen("asMaybe", "Traits/AsSingle Traits/Maybe", .finite) { $0.source.take(1).asMaybe().asObservable() },
        Specimen("first", "Traits/AsSingle", .finite) { rig in rig.source.first().asObservable().compactMap { $0 } },
        Specimen("asCompletable", "Traits/AsSingle Traits/Completable", .silent) { rig in
            rig.source.ignoreElements().asCompletable().asObservable().materialize()
                .map { Event<Token>($0.termination ?? .completed) }.dematerialize()
        },
        Specimen("Single map", "Traits/ElementOperators Traits/PrimitiveSequence", [.throwing, .finite]) {
            $0.source.take(1).asSingle().map($0.work).asObservable()
        },
        Specimen("Maybe filter", "Traits/ElementOperators", [.throwing, .finite]) {
            $0.source.take(1).asMaybe().filter($0.yes).asObservable()
        },
        Specimen("Single observe on", "Traits/PrimitiveSequence", [.timed, .finite]) {
            $0.source.take(1).asSingle().observe(on: $0.scheduler).asObservable()
        },
        Specimen("Maybe do", "Traits/PrimitiveSequenceDo", [.throwing, .finite]) { rig in
            rig.source.take(1).asMaybe().do(onNext: { _ = try rig.work($0) }).asObservable()
        },
        Specimen("Single zip", "Traits/ZipTraits", seats: 2, .finite) { rig in
            Single<Token>.zip(rig.source.take(1).asSingle(), rig.other.take(1).asSingle()) { Token.join($0, $1) }
                .asObservable()
        },
        Specimen("Infallible", "Traits/Infallible", .recovering) { $0.infallible.asObservable() },
        Specimen("Infallible map", "Traits/InfallibleOperators", .recovering) { rig in
            rig.infallible.map { rig.calm($0) }.asObservable()
        },
        Specimen("Infallible merge", "Traits/TraitType", seats: 2, .recovering) { rig in
            Infallible<Token>.merge(rig.infallible, rig.otherInfallible).asObservable()
        },
        Specimen("Infallible combineLatest", "Traits/InfallibleCombineLatest", seats: 2, .recovering) { rig in
            Infallible<Token>.combineLatest(rig.infallible, rig.otherInfallible) { Token.join($0, $1) }.asObservable()
        },
    ]
}

extension Rig {
    var driver: Driver<Token> { source.asDriver(onErrorJustReturn: Token(0, seat: 9)) }
    var otherDriver: Driver<Token> { other.asDriver(onErrorJustReturn: Token(0, seat: 9)) }
    var signal: Signal<Token> { source.asSignal(onErrorJustReturn: Token(0, seat: 9)) }
    var infallible: Infallible<Token> { source.asInfallible(onErrorJustReturn: Token(0, seat: 9)) }
    var otherInfallible: Infallible<Token> { other.asInfallible(onErrorJustReturn: Token(0, seat: 9)) }
}
