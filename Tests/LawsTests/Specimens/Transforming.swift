import Streams

extension Specimen {
    static let transforming: [Specimen] = [
        Specimen("map", "Transforming/Map", [.throwing, .stateless]) { $0.source.map($0.work) },
        Specimen("mapTo", "Transforming/MapTo", .stateless) { $0.source.mapTo(Token(1)) },
        Specimen("compactMap", "Transforming/CompactMap", [.throwing, .stateless]) { $0.source.compactMap($0.work) },
        Specimen("scan", "Transforming/Scan", .throwing) { $0.source.scan(Token(0), accumulator: $0.newest) },
        Specimen("scan into", "Transforming/Scan", .throwing) { rig in
            rig.source.scan(into: Token(0)) { $0 = try rig.work($1) }
        },
        Specimen("not", "Transforming/Not") { rig in
            rig.source.map { $0.number < 0 }.not().map { _ in Token(1) }
        },
        Specimen("materialize", "Transforming/Materialize", [.stateless, .recovering]) { rig in
            rig.source.materialize().compactMap(\.element)
        },
        Specimen("dematerialize", "Transforming/Materialize", .stateless) { rig in
            rig.source.materialize().dematerialize()
        },
        Specimen("elements", "Transforming/Materialize", [.stateless, .recovering]) { $0.source.materialize().elements() },
        Specimen("errors", "Transforming/Materialize", [.silent, .recovering]) { rig in
            rig.source.materialize().errors().map { _ in Token(0) }.ignoringElements()
        },
    ]
}

extension Observable {
    /// The end alone, for specimens whose elements are no matter.
    func ignoringElements() -> Observable { filter { _ in false } }
}
