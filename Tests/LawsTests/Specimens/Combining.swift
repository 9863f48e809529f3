import Streams

extension Specimen {
    static let combining: [Specimen] = [
        Specimen("combineLatest 2", "Combining/CombineLatest Combining/LatestSeats", seats: 2, .throwing) {
            .combineLatest($0.source, $0.other, resultSelector: $0.pair)
        },
        Specimen("combineLatest 3", "Combining/CombineLatest", seats: 3, .throwing) { rig in
            .combineLatest(rig.source, rig.other, rig.third) { try rig.list([$0, $1, $2]) }
        },
        Specimen("combineLatest 8", "Combining/CombineLatest", seats: 8, .throwing) { rig in
            let s = rig.sources
            return .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                try rig.list([$0, $1, $2, $3, $4, $5, $6, $7])
            }
        },
        Specimen("combineLatest collection", "Combining/CombineLatest", seats: 4, [.throwing, .collection]) {
            .combineLatest($0.sources, resultSelector: $0.list)
        },
        Specimen("zip 2", "Combining/Zip Combining/ZipSeats", seats: 2, .throwing) {
            .zip($0.source, $0.other, resultSelector: $0.pair)
        },
        Specimen("zip 3", "Combining/Zip", seats: 3, .throwing) { rig in
            .zip(rig.source, rig.other, rig.third) { try rig.list([$0, $1, $2]) }
        },
        Specimen("zip 8", "Combining/Zip", seats: 8, .throwing) { rig in
            let s = rig.sources
            return .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                try rig.list([$0, $1, $2, $3, $4, $5, $6, $7])
            }
        },
        Specimen("zip collection", "Combining/Zip", seats: 4, [.throwing, .collection]) {
            .zip($0.sources, resultSelector: $0.list)
        },
        Specimen("merge 2", "Combining/Merge", seats: 2) { $0.source.merge(with: $0.other) },
        Specimen("merge collection", "Combining/Merge", seats: 4, .collection) { .merge($0.sources) },
        Specimen("concat", "Combining/Concat", seats: 2) { $0.source.concat($0.other) },
        Specimen("concat collection", "Combining/Concat", seats: 4, .collection) { .concat($0.sources) },
        Specimen("startWith", "Combining/StartWith", .adding) { $0.source.startWith(Token(0, seat: 9)) },
        Specimen("withLatestFrom", "Combining/WithLatestFrom", seats: 2, .throwing) {
            $0.source.withLatestFrom($0.other, resultSelector: $0.pair)
        },
        Specimen("amb 2", "Combining/Amb", seats: 2, feeds: [0, 1]) { $0.source.amb($0.other) },
        Specimen("amb collection", "Combining/Amb", seats: 4, feeds: [0, 1, 2, 3], .collection) { .amb($0.sources) },
        Specimen("and", "Combining/And", seats: 4, [.collection, .thinning]) { rig in
            rig.sources.map { $0.map { $0.number >= 0 } }.and().map { _ in Token(0) }
        },
        Specimen("or", "Combining/And", seats: 4, [.collection, .thinning]) { rig in
            rig.sources.map { $0.map { $0.number < 0 } }.or().map { _ in Token(0) }
        },
        Specimen("cascade", "Combining/Cascade", seats: 3, feeds: [0, 1, 2], .collection) { .cascade($0.sources) },
        Specimen("ifEmpty default", "Combining/IfEmpty") { $0.source.ifEmpty(default: Token(0, seat: 9)) },
        Specimen("ifEmpty switchTo", "Combining/IfEmpty", seats: 2, feeds: [0]) {
            $0.source.ifEmpty(switchTo: $0.other)
        },
        Specimen("pausable", "Combining/Pausable", seats: 2) { rig in
            rig.source.pausable(rig.other.map { _ in true })
        },
        Specimen("pausableBuffered", "Combining/Pausable", seats: 2, feeds: [0, 1]) { rig in
            rig.source.pausableBuffered(rig.other.map { $0.number % 2 == 0 }, limit: 2)
        },
    ]
}
