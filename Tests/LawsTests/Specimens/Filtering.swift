import Streams

extension Specimen {
    static let filtering: [Specimen] = [
        Specimen("filter", "Filtering/Filter", [.throwing, .stateless]) { $0.source.filter($0.yes) },
        Specimen("filter at", "Filtering/Filter", .stateless) { $0.source.filter(at: \.isToken) },
        Specimen("take", "Filtering/Take") { $0.source.take(.max) },
        Specimen("take 3", "Filtering/Take", .finite) { $0.source.take(3) },
        Specimen("take while", "Filtering/Take", [.throwing, .stateless]) { $0.source.take(while: $0.yes) },
        Specimen("take while inclusive", "Filtering/Take", .throwing) {
            $0.source.take(while: $0.yes, behavior: .inclusive)
        },
        Specimen("take until predicate", "Filtering/Take", .throwing) { $0.source.take(until: $0.no) },
        Specimen("take until", "Filtering/Take", seats: 2, feeds: [0]) { $0.source.take(until: $0.other) },
        Specimen("take for", "Filtering/Take") { $0.source.take(for: $0.ticks(1_000_000), scheduler: $0.scheduler) },
        Specimen("skip", "Filtering/Skip") { $0.source.skip(1) },
        Specimen("skip while", "Filtering/Skip", .throwing) { rig in
            rig.source.skip(while: { try rig.work($0).number < 3 })
        },
        Specimen("skip until", "Filtering/Skip", seats: 2) { $0.source.skip(until: $0.other) },
        Specimen("distinctUntilChanged", "Filtering/DistinctUntilChanged") { $0.source.distinctUntilChanged() },
        Specimen("distinctUntilChanged comparer", "Filtering/DistinctUntilChanged", .throwing) {
            $0.source.distinctUntilChanged($0.differ)
        },
        Specimen("distinctUntilChanged key", "Filtering/DistinctUntilChanged", .throwing) { rig in
            rig.source.distinctUntilChanged { try rig.work($0).number }
        },
        Specimen("distinctUntilChanged at", "Filtering/DistinctUntilChanged") {
            $0.source.distinctUntilChanged(at: \.number)
        },
        Specimen("distinct", "Filtering/Distinct", .remembering) { $0.source.distinct() },
        Specimen("element at", "Filtering/ElementAt", .finite) { $0.source.element(at: 1) },
        Specimen("ignoreElements", "Filtering/IgnoreElements", .silent) { rig in
            rig.source.ignoreElements().materialize().map { Event<Token>($0.termination ?? .completed) }.dematerialize()
        },
        Specimen("ignoreWhen", "Filtering/IgnoreElements", .throwing) { $0.source.ignoreWhen($0.no) },
        Specimen("ignore", "Filtering/IgnoreElements") { $0.source.ignore(Token(-1)) },
        Specimen("sample", "Filtering/Sample", seats: 2, feeds: [0, 1], .thinning) { $0.source.sample($0.other) },
        Specimen("single", "Filtering/SingleElement", [.throwing, .finite]) { rig in
            rig.source.single { try rig.work($0).number == 1 }
        },
        Specimen("takeLast", "Filtering/TakeLast", .collecting) { $0.source.takeLast(2) },
        Specimen("partition", "Filtering/Partition", .throwing) { $0.source.partition($0.yes).matches },
        Specimen("partition, the others", "Filtering/Partition", .throwing) { $0.source.partition($0.no).nonMatches },
    ]
}

extension Token {
    fileprivate var isToken: Bool { true }
}
