import Streams

extension Specimen {
    static let flattening: [Specimen] = [
        Specimen("flatMap", "Flattening/FlatMap Flattening/Inners", [.throwing, .flattening]) {
            $0.source.flatMap($0.open)
        },
        Specimen("flatMap 2 at once", "Flattening/FlatMap", [.throwing, .flattening]) {
            $0.source.flatMap(maxConcurrent: 2, $0.open)
        },
        Specimen("flatMapLatest", "Flattening/FlatMapLatest", [.throwing, .flattening]) {
            $0.source.flatMapLatest($0.open)
        },
        Specimen("flatMapFirst", "Flattening/FlatMapFirst", [.throwing, .flattening]) {
            $0.source.flatMapFirst($0.open)
        },
        Specimen("concatMap", "Flattening/ConcatMap", [.throwing, .flattening]) { $0.source.concatMap($0.open) },
        Specimen("merge inners", "Combining/Merge", [.throwing, .flattening]) { $0.source.map($0.open).merge() },
        Specimen("merge inners 1 at once", "Combining/Merge", [.throwing, .flattening]) {
            $0.source.map($0.open).merge(maxConcurrent: 1)
        },
        Specimen("concat inners", "Combining/Concat", [.throwing, .flattening]) { $0.source.map($0.open).concat() },
        Specimen("switchLatest", "Flattening/FlatMapLatest", [.throwing, .flattening]) {
            $0.source.map($0.open).switchLatest()
        },
        Specimen("expand", "Flattening/Expand", .throwing) { rig in
            rig.source.expand { token in
                try rig.act(token)
                return Observable<Token>.empty()
            }
        },
    ]
}
