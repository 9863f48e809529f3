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
        Specimen("elements", "Transforming/Materialize", [.stateless, .recovering]) {
            $0.source.materialize().elements()
        },
        Specimen("errors", "Transforming/Materialize", [.silent, .recovering]) { rig in
            rig.source.materialize().errors().map { _ in Token(0) }.ignoringElements()
        },
        Specimen("apply", "Transforming/Apply", .throwing) { rig in rig.source.apply { $0.map(rig.work) } },
        Specimen("buffer", "Transforming/Buffer", [.timed, .thinning]) { rig in
            rig.source.buffer(timeSpan: rig.ticks(5), count: 3, scheduler: rig.scheduler)
                .filter { !$0.isEmpty }.map { Token.join($0) }
        },
        Specimen("window", "Transforming/Window", [.timed, .thinning]) { rig in
            rig.source.window(timeSpan: rig.ticks(5), count: 3, scheduler: rig.scheduler).flatMap { $0 }
        },
        Specimen("groupBy", "Transforming/GroupBy", .throwing) { rig in
            rig.source.groupBy { try rig.work($0).number % 3 }.flatMap { $0 }
        },
        Specimen("cast", "Transforming/Cast", .stateless) { $0.source.cast(Token.self) },
        Specimen("ofType", "Transforming/Cast", .stateless) { $0.source.ofType(Token.self) },
        Specimen("enumerated", "Transforming/Enumerated") { $0.source.enumerated().map(\.element) },
        Specimen("filterMap", "Transforming/FilterMap", .throwing) { rig in
            rig.source.filterMap { .map(try rig.work($0)) }
        },
        Specimen("map at", "Transforming/MapAt") { rig in rig.source.map(at: \.leaves).map { Token.join($0) } },
        Specimen("mapMany", "Transforming/MapMany", .throwing) { rig in
            rig.source.map { [$0] }.mapMany(rig.work).map { Token.join($0) }
        },
        Specimen("pairwise", "Transforming/Pairwise") { rig in rig.source.pairwise().map { Token.join($0, $1) } },
        Specimen("nwise", "Transforming/Pairwise") { rig in rig.source.nwise(2).map { $0.last! } },
        Specimen("reduce", "Transforming/Reduce", [.throwing, .collecting]) {
            $0.source.reduce(Token(0), accumulator: $0.newest)
        },
        Specimen("reduce to a result", "Transforming/Reduce", [.throwing, .collecting]) {
            $0.source.reduce(Token(0), accumulator: $0.newest, mapResult: { $0 })
        },
        Specimen("count", "Transforming/Reduce", [.throwing, .collecting]) { rig in
            rig.source.count(rig.yes).map { Token($0, seat: 9) }
        },
        Specimen("unwrap", "Transforming/Unwrap", .stateless) { $0.source.map(Optional.some).unwrap() },
        Specimen("toArray", "Transforming/ToArray", [.collecting, .remembering]) { rig in
            rig.source.toArray().asObservable().map { Token.join($0) }
        },
        Specimen("toSortedArray", "Transforming/ToArray", [.throwing, .collecting, .remembering]) { rig in
            rig.source.toSortedArray { left, right in try rig.work(left).number < right.number }.asObservable()
                .map { Token.join($0) }
        },
        Specimen("withUnretained", "Transforming/WithUnretained", .calling) { rig in
            rig.source.withUnretained(keeper) { _, token in rig.calm(token) }
        },
    ]
}

/// An object that lives on.
private let keeper = Token(0)

extension Observable {
    /// The end alone, for specimens whose elements are no matter.
    func ignoringElements() -> Observable { filter { _ in false } }
}
