import Streams

extension Specimen {
    static let recovering: [Specimen] = [
        Specimen("catch", "Recovering/Catch", seats: 2, feeds: [0], .recovering) { rig in
            rig.source.catch { _ in rig.other }
        },
        Specimen("catchAndReturn", "Recovering/Catch", .recovering) { $0.source.catchAndReturn(Token(0, seat: 9)) },
        Specimen("catchErrorJustComplete", "Recovering/Catch", .recovering) { $0.source.catchErrorJustComplete() },
        Specimen("catch sequence", "Recovering/Catch", seats: 3, feeds: [0]) { .catch(sequence: $0.sources) },
        Specimen("retry", "Recovering/Retry", [.recovering, .retrying]) { $0.source.retry() },
        Specimen("retry 200,000", "Recovering/Retry", [.recovering, .retrying]) { $0.source.retry(200_000) },
        Specimen("repeat", "Recovering/Repeat", .repeating) { $0.source.repeat() },
        Specimen("repeat 200,000", "Recovering/Repeat", .repeating) { $0.source.repeat(200_000) },
        Specimen("retry when", "Recovering/RetryWhen", [.recovering, .retrying]) { rig in
            rig.source.retry(when: { errors in errors.map { _ in 0 } })
        },
        Specimen("retry behavior", "Recovering/RepeatBehavior", [.recovering, .retrying, .timed]) {
            $0.source.retry(.delayed(maxCount: 200_000, time: $0.ticks(1)), scheduler: $0.scheduler)
        },
        Specimen("repeat behavior", "Recovering/RepeatBehavior", [.repeating, .timed]) {
            $0.source.repeatWithBehavior(.delayed(maxCount: 200_000, time: $0.ticks(1)), scheduler: $0.scheduler)
        },
    ]
}
