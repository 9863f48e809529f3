import Streams

extension Specimen {
    private static let driver: Traits = [.main, .sharing, .recovering]

    static let traits: [Specimen] = [
        Specimen("Driver", "Traits/Driver Traits/SharedSequence Traits/MainShared", [driver, .keeping]) {
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
        Specimen("Driver merge", "Traits/SharedSequenceOperators", seats: 2, [driver, .keeping]) { rig in
            Driver<Token>.merge(rig.driver, rig.other.asDriver(onErrorJustReturn: Token(0, seat: 9))).asObservable()
        },
    ]
}

extension Rig {
    var driver: Driver<Token> { source.asDriver(onErrorJustReturn: Token(0, seat: 9)) }
    var signal: Signal<Token> { source.asSignal(onErrorJustReturn: Token(0, seat: 9)) }
}
