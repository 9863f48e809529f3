import VirtualTime

extension Picture {
    static let recovering: [Picture] = [
        Picture(
            "catch", "Recovering/Catch", "The elements of the source, and after an error those of another stream.",
            "catch { _ in other }", from: ["source": "--a--#", "other": "-b--c--|"], last: 12
        ) { inputs in inputs.source.catch { _ in inputs["other"] } },
        Picture(
            "catchAndReturn", "Recovering/Catch",
            "The elements of the source, and after an error one more, then completed.",
            "catchAndReturn(x)", from: ["source": "--a--b--#"]
        ) { $0.source.catchAndReturn("x") },
        Picture(
            "catchErrorJustComplete", "Recovering/Catch", "The elements of the source; an error counts as completion.",
            "catchErrorJustComplete()", from: ["source": "--a--b--#"]
        ) { $0.source.catchErrorJustComplete() },
        Picture(
            "catch-sequence", "Recovering/Catch",
            "The elements of the first source that completes, after those of the ones before, up to their errors.",
            "catch(sequence: [first, second])", from: ["first": "--a--#", "second": "-b--c|"], last: 11
        ) { .catch(sequence: [$0["first"], $0["second"]]) },
        Picture(
            "retry", "Recovering/Retry", "The elements of the source, which is subscribed to anew after each error.",
            "retry()", from: ["source": "--a-#"], last: 13
        ) { $0.source.retry() },
        Picture(
            "retry-count", "Recovering/Retry",
            "The elements of the source, which is subscribed to anew after an error, as long as attempts are left.",
            "retry(2)", from: ["source": "--a-#"], last: 10
        ) { $0.source.retry(2) },
        Picture(
            "retry-when", "Recovering/RetryWhen",
            "The elements of the source, which is subscribed to anew when a stream made of the errors sends an element.",
            "retry(when: { errors in trigger })", from: ["source": "--a-#", "trigger": "^------x------|"]
        ) { inputs in inputs.source.retry { _ in inputs["trigger"] } },
        Picture(
            "retry-behavior", "Recovering/RepeatBehavior",
            "The elements of the source, which is subscribed to anew after an error, with growing waits.",
            "retry(.exponentialDelayed(\nmaxCount: 3, initial: 1, multiplier: 2))",
            from: ["source": "-a-#"], last: 14
        ) {
            $0.source.retry(
                .exponentialDelayed(maxCount: 3, initial: .seconds(1), multiplier: 2), scheduler: $0.time)
        },
        Picture(
            "repeat", "Recovering/Repeat",
            "The elements of the source, which is subscribed to anew after each completion.", "repeat()",
            from: ["source": "--a-|"], last: 13
        ) { $0.source.repeat() },
        Picture(
            "repeat-count", "Recovering/Repeat", "The elements of the source, which is subscribed to some times.",
            "repeat(2)", from: ["source": "--a-|"], last: 10
        ) { $0.source.repeat(2) },
        Picture(
            "repeatWithBehavior", "Recovering/RepeatBehavior",
            "The elements of the source, which is subscribed to anew after its completion, with a wait.",
            "repeatWithBehavior(\n.delayed(maxCount: 2, time: 3))", from: ["source": "--a-|"], last: 13
        ) { $0.source.repeatWithBehavior(.delayed(maxCount: 2, time: .seconds(3)), scheduler: $0.time) },
    ]
}
