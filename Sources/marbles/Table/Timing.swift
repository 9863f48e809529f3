import VirtualTime

extension Picture {
    static let timing: [Picture] = [
        Picture(
            "debounce", "Timing/Debounce", "The elements that no other follows within a time.", "debounce(3)",
            from: ["source": "abcd----e---f-g----|"]
        ) { $0.source.debounce(.seconds(3), scheduler: $0.time) },
        Picture(
            "throttle", "Timing/Throttle", "An element at once, and then at most one in a time.", "throttle(4)",
            from: ["source": "-ab-c------d----|"]
        ) { $0.source.throttle(.seconds(4), scheduler: $0.time) },
        Picture(
            "throttle-first", "Timing/Throttle", "An element at once, and then at most one in a time.",
            "throttle(4, latest: false)", from: ["source": "-ab-c------d----|"]
        ) { $0.source.throttle(.seconds(4), latest: false, scheduler: $0.time) },
        Picture(
            "delay", "Timing/Delay", "The elements and the completion of the source, each later by a time.", "delay(3)",
            from: ["source": "--a--b---c--|"], last: 15
        ) { $0.source.delay(.seconds(3), scheduler: $0.time) },
        Picture(
            "delaySubscription", "Timing/Delay", "Subscribes to the source once a time has passed.",
            "delaySubscription(4)", from: ["source": "^-a--b---c--|"]
        ) { $0.source.delaySubscription(.seconds(4), scheduler: $0.time) },
        Picture(
            "timeout", "Timing/Timeout", "The elements of the source, or an error where the next one is late.",
            "timeout(5)", from: ["source": "--a--b-------c--|"]
        ) { $0.source.timeout(.seconds(5), scheduler: $0.time) },
        Picture(
            "timeout-other", "Timing/Timeout",
            "The elements of the source, and those of another from where the next one is late.",
            "timeout(5, other: other)", from: ["source": "--a--b-------c--|", "other": "-x-y|"]
        ) { $0.source.timeout(.seconds(5), other: $0["other"], scheduler: $0.time) },
        Picture(
            "observe-on", "Timing/ObserveOn", "The events of the source, sent from a scheduler.",
            "observe(on: scheduler)", from: ["source": "--a--b---c--|"]
        ) { $0.source.observe(on: $0.time) },
        Picture(
            "subscribe-on", "Timing/SubscribeOn", "Subscribes to the source, and disposes that, on a scheduler.",
            "subscribe(on: scheduler)", from: ["source": "--a--b---c--|"]
        ) { $0.source.subscribe(on: $0.time) },
        Picture(
            "timestamp", "Timing/Timestamp", "Each element with the time at which it came.", "timestamp()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.timestamp($0.time).map { "\($0.element)@\($0.time.nanoseconds / 1_000_000_000)" } },
        Picture(
            "timeInterval", "Timing/Timestamp", "Each element with the time since the one before it.", "timeInterval()",
            from: ["source": "--a--b---c--|"]
        ) { $0.source.timeInterval($0.time).map { "\($0.element)+\($0.interval.components.seconds)" } },
    ]
}
