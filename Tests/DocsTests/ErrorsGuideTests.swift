import Streams
import StreamsTesting
import Testing

/// The code of the guide to errors.
@Suite struct `The guide to errors` {
    @Test func `a failed request does not end the taps`() {
        check(
            from: ["taps": "-a----b----|", "good": "--1|", "bad": "--#"],
            into: "        ---x----1--|"
        ) { sources, _ in
            sources["taps"].flatMapLatest { [good = sources["good"], bad = sources["bad"]] tap in
                (tap == "a" ? bad : good).catchAndReturn("x")
            }
        }
    }

    @Test func `answers and errors are two streams`() {
        let taps = PublishSubject<Int>()
        let requests = taps.flatMap { tap in
            (tap < 10 ? Observable.just("answer \(tap)") : .error(Refused(tap: tap))).materialize()
        }.share()
        let answers = requests.elements().record()
        let errors = requests.errors().record()
        for tap in [1, 12, 3] { taps.onNext(tap) }
        #expect(answers.elements() == ["answer 1", "answer 3"])
        #expect(errors.elements().map { $0 as? Refused } == [Refused(tap: 12)])
    }

    @Test func `a second attempt after two seconds`() {
        check(
            from: ["source": "-a#"],
            into: "-a---a#",
            held: ["source": ["^-!", "----^-!"]]
        ) { sources, time in
            sources["source"].retry(.delayed(maxCount: 2, time: .seconds(2)), scheduler: time)
        }
    }
}

private struct Refused: Error, Equatable {
    let tap: Int
}
