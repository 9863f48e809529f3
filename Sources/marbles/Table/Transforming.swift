import VirtualTime

extension Picture {
    static let transforming: [Picture] = [
        Picture(
            "map", "Transforming/Map", "Each element, changed by a closure.", "map { $0.uppercased() }",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.map { $0.uppercased() } },
        Picture(
            "mapTo", "Transforming/MapTo", "A value for each element.", "mapTo(1)", from: ["source": "--a--b---c--|"]
        ) { $0.source.mapTo(1) },
        Picture(
            "map-at", "Transforming/MapAt", "A property of each element.", "map(at: \\.count)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.map { String(repeating: $0, count: 2) }.map(at: \.count) },
        Picture(
            "mapMany", "Transforming/MapMany", "Each element, a collection, with its members changed by a closure.",
            "mapMany { $0 * 2 }", from: ["source": "--1--2---3--|"]
        ) { $0.numbers.map { [$0, $0 + 1] }.mapMany { $0 * 2 } },
        Picture(
            "compactMap", "Transforming/CompactMap", "What a closure makes of each element, where that is not nil.",
            "compactMap { Int($0) }", from: ["source": "--1--x---3--|"]
        ) { $0.source.compactMap { Int($0) } },
        Picture(
            "filterMap", "Transforming/FilterMap",
            "What a closure makes of each element, where it is not to be ignored.",
            "filterMap { $0 > 1 ? .map($0 * 10) : .ignore }", from: ["source": "--1--2---3--|"]
        ) { $0.numbers.filterMap { $0 > 1 ? .map($0 * 10) : .ignore } },
        Picture(
            "unwrap", "Transforming/Unwrap", "The elements that are not nil.", "unwrap()",
            from: ["source": "--1--x---3--|"]
        ) { $0.source.map { Int($0) }.unwrap() },
        Picture(
            "not", "Transforming/Not", "The opposite of each element.", "not()", from: ["source": "--t--f---t--|"]
        ) { $0.flag("source").not().map { $0 ? "t" : "f" } },
        Picture(
            "ofType", "Transforming/Cast", "The elements of a type.", "ofType(Int.self)",
            from: ["source": "--1--a---3--|"]
        ) { $0.source.map { Int($0) ?? $0 as any Sendable }.ofType(Int.self) },
        Picture(
            "cast", "Transforming/Cast", "Each element as another type; one that is none ends it.", "cast(Int.self)",
            from: ["source": "--1--a---3--|"]
        ) { $0.source.map { Int($0) ?? $0 as any Sendable }.cast(Int.self) },
        Picture(
            "scan", "Transforming/Scan",
            "The results of a closure that makes the next of the last one and the element.",
            "scan(0) { $0 + $1 }", from: ["source": "--1--2---3--|"]
        ) { $0.numbers.scan(0) { $0 + $1 } },
        Picture(
            "scan-into", "Transforming/Scan", "The results of a closure that changes the last one by the element.",
            "scan(into: \"\") { $0 += $1 }", from: ["source": "--a--b---c--|"]
        ) { $0.source.scan(into: "") { $0 += $1 } },
        Picture(
            "reduce", "Transforming/Reduce", "The last result of a closure, sent when the source completes.",
            "reduce(0) { $0 + $1 }", from: ["source": "--1--2---3--|"]
        ) { $0.numbers.reduce(0) { $0 + $1 } },
        Picture(
            "count", "Transforming/Reduce", "How many elements there are, sent when the source completes.", "count()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.count() },
        Picture(
            "toArray", "Transforming/ToArray", "All elements as an array, sent when the source completes.", "toArray()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.toArray().asObservable().map { $0.joined() } },
        Picture(
            "toSortedArray", "Transforming/ToArray", "All elements as a sorted array, sent when the source completes.",
            "toSortedArray()", from: ["source": "--3--1---2--|"]
        ) { $0.numbers.toSortedArray().asObservable().map { $0.map(String.init).joined() } },
        Picture(
            "pairwise", "Transforming/Pairwise", "Each element with the one before it.", "pairwise()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.pairwise().map { "\($0)\($1)" } },
        Picture(
            "nwise", "Transforming/Pairwise", "The last few elements at each element, once there are so many.",
            "nwise(3)",
            from: ["source": "-a-b--c---d-|"]
        ) { $0.source.nwise(3).map { $0.joined() } },
        Picture(
            "enumerated", "Transforming/Enumerated", "Each element with its index.", "enumerated()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.enumerated().map { "\($0.index)\($0.element)" } },
        Picture(
            "materialize", "Transforming/Materialize", "The events of the source as elements, then completed.",
            "materialize()", from: ["source": "--a--b---#"]
        ) { $0.source.materialize().map { $0.element ?? "error" } },
        Picture(
            "dematerialize", "Transforming/Materialize", "The events that the elements are.", "dematerialize()",
            from: ["source": "--a--b---x-|"]
        ) { $0.source.map { $0 == "x" ? Event<String>.completed : .next($0.uppercased()) }.dematerialize() },
        Picture(
            "elements", "Transforming/Materialize", "The elements of materialized events.", "elements()",
            from: ["source": "--a--x---b-|"]
        ) { $0.source.map { $0 == "x" ? Event<String>.error(MarbleError()) : .next($0) }.elements() },
        Picture(
            "errors", "Transforming/Materialize", "The errors of materialized events.", "errors()",
            from: ["source": "--a--x---b-|"]
        ) { $0.source.map { $0 == "x" ? Event<String>.error(MarbleError()) : .next($0) }.errors().map { _ in "e" } },
        Picture(
            "buffer", "Transforming/Buffer",
            "The elements in arrays, one for each span of time, or fewer where a span is full before.",
            "buffer(timeSpan: 6, count: 3)", from: ["source": "-a-b-c-------d---|"]
        ) { $0.source.buffer(timeSpan: .seconds(6), count: 3, scheduler: $0.time).map { "[\($0.joined())]" } },
        Picture(
            "window", "Transforming/Window",
            "The elements in streams, one for each span of time, or shorter where a span is full.",
            "window(timeSpan: 6, count: 3)", from: ["source": "-a-b-c-------d---|"],
            streams: {
                $0.source.window(timeSpan: .seconds(6), count: 3, scheduler: $0.time).enumerated()
                    .map { ("\($0.index + 1)", $0.element) }
            }),
        Picture(
            "groupBy", "Transforming/GroupBy",
            "A stream for each key, announced when the first element of the key comes.",
            "groupBy { $0 % 2 == 0 ? even : odd }", from: ["source": "--1--2---3-4--|"],
            streams: {
                $0.numbers.groupBy { $0 % 2 == 0 ? "even" : "odd" }.map { ($0.key, $0.asObservable()) }
            }),
        Picture(
            "apply", "Transforming/Apply", "What a function makes of the stream as a whole.", "apply(firstTwo)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.apply { $0.take(2) } },
        Picture(
            "withUnretained", "Transforming/WithUnretained",
            "Each element with an object, which is kept weakly; completed once it is gone.", "withUnretained(object)",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.withUnretained(Keeper.shared).map { $1 } },
    ]

    private final class Keeper: Sendable {
        static let shared = Keeper()
    }
}
