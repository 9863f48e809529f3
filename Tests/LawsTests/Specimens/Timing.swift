import Streams

extension Specimen {
    static let timing: [Specimen] = [
        Specimen("debounce", "Timing/Debounce", [.timed, .thinning]) {
            $0.source.debounce($0.ticks(2), scheduler: $0.scheduler)
        },
        Specimen("throttle", "Timing/Throttle", [.timed, .thinning]) {
            $0.source.throttle($0.ticks(2), scheduler: $0.scheduler)
        },
        Specimen("throttle leading", "Timing/Throttle", [.timed, .thinning]) {
            $0.source.throttle($0.ticks(2), latest: false, scheduler: $0.scheduler)
        },
        Specimen("delay", "Timing/Delay", .timed) { $0.source.delay($0.ticks(2), scheduler: $0.scheduler) },
        Specimen("delaySubscription", "Timing/Delay", .timed) {
            $0.source.delaySubscription($0.ticks(2), scheduler: $0.scheduler)
        },
        Specimen("timeout", "Timing/Timeout", .timed) {
            $0.source.timeout($0.ticks(1_000_000), scheduler: $0.scheduler)
        },
        Specimen("observe on", "Timing/ObserveOn", .timed) { $0.source.observe(on: $0.scheduler) },
        Specimen("subscribe on", "Timing/SubscribeOn", .timed) { $0.source.subscribe(on: $0.scheduler) },
        Specimen("skip for", "Filtering/Skip", .timed) { $0.source.skip($0.ticks(1), scheduler: $0.scheduler) },
        Specimen("timestamp", "Timing/Timestamp") { $0.source.timestamp($0.scheduler).map(\.element) },
        Specimen("timeInterval", "Timing/Timestamp") { $0.source.timeInterval($0.scheduler).map(\.element) },
        Specimen("timeout other", "Timing/Timeout", .timed) { rig in
            rig.source.timeout(
                rig.ticks(1_000_000), other: Observable.just(Token(0, seat: 9)), scheduler: rig.scheduler)
        },
    ]
}
