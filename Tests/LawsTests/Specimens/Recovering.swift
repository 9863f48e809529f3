import Streams

extension Specimen {
    static let recovering: [Specimen] = [
        Specimen("catch", "Recovering/Catch", seats: 2, feeds: [0], .recovering) { rig in rig.source.catch { _ in rig.other } },
        Specimen("catchAndReturn", "Recovering/Catch", .recovering) { $0.source.catchAndReturn(Token(0, seat: 9)) },
        Specimen("catchErrorJustComplete", "Recovering/Catch", .recovering) { $0.source.catchErrorJustComplete() },
        Specimen("catch sequence", "Recovering/Catch", seats: 3, feeds: [0]) { .catch(sequence: $0.sources) },
        Specimen("retry", "Recovering/Retry", [.recovering, .retrying]) { $0.source.retry() },
        Specimen("retry 200,000", "Recovering/Retry", [.recovering, .retrying]) { $0.source.retry(200_000) },
    ]
}
