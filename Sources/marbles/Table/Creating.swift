import VirtualTime

extension Picture {
    static let creating: [Picture] = [
        Picture("just", "Creating/Just", "One element, then completed.", "just(a)", last: 12) { _ in
            Observable.just("a")
        },
        Picture("empty", "Creating/Empty", "Nothing but completed.", "empty()", last: 12) { _ in
            Observable<String>.empty()
        },
        Picture("never", "Creating/Empty", "Nothing at all, not even an end.", "never()", last: 12) { _ in
            Observable<String>.never()
        },
        Picture("error", "Creating/Empty", "Nothing but an error.", "error(e)", last: 12) { _ in
            Observable<String>.error(MarbleError())
        },
        Picture("of", "Creating/From", "The elements of a list, in order, then completed.", "of(a, b, c)", last: 12) {
            _ in
            Observable.of("a", "b", "c")
        },
        Picture(
            "from", "Creating/From", "The elements of a sequence, in order, then completed.", "from([a, b])", last: 12
        ) { _ in
            Observable.from(["a", "b"])
        },
        Picture("range", "Creating/Range", "Integers from a first one on.", "range(start: 3, count: 4)", last: 12) {
            _ in
            Observable.range(start: 3, count: 4)
        },
        Picture(
            "generate", "Creating/Generate", "A state that is changed step by step, as long as a condition holds.",
            "generate(initialState: 1,\ncondition: { $0 < 10 }, iterate: { $0 * 2 })", last: 12
        ) { _ in
            Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
        },
        Picture(
            "repeatElement", "Creating/RepeatElement", "One element, again and again, without an end.",
            "repeatElement(a).take(3)", last: 12
        ) { _ in
            Observable.repeatElement("a").take(3)
        },
        Picture(
            "deferred", "Creating/Deferred", "A stream that is made anew for each subscription.",
            "deferred { timer(3) }", observers: [Visit(name: "observer 1"), Visit(name: "observer 2", from: 6)],
            last: 14
        ) { inputs in
            Observable<Int>.deferred { [time = inputs.time] in .timer(.seconds(3), scheduler: time) }
        },
        Picture(
            "create", "Creating/Create", "A stream that a closure sends.",
            "create { observer in … }", last: 12
        ) { inputs in
            Observable<String>.create { [time = inputs.time] observer in
                observer.onNext("a")
                return time.scheduleRelative((), dueTime: .seconds(5)) { _ in
                    observer.onNext("b")
                    observer.onCompleted()
                    return Disposables.create()
                }
            }
        },
        Picture(
            "using", "Creating/Using", "A stream of a resource that lives as long as the subscription.",
            "using(open) { $0.read() }", from: ["resource": "a--b--c|"]
        ) { inputs in
            Observable.using({ Lifetime() }, observableFactory: { _ in inputs["resource"] })
        },
        Picture("timer", "Creating/Timer", "0 once a time has passed, then completed.", "timer(3)", last: 12) {
            inputs in
            Observable<Int>.timer(.seconds(3), scheduler: inputs.time)
        },
        Picture(
            "timer-period", "Creating/Timer", "0 once a time has passed, and the following numbers every period.",
            "timer(3, period: 2)", last: 14
        ) { inputs in
            Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: inputs.time)
        },
        Picture("interval", "Creating/Timer", "0, 1, 2, … every period.", "interval(3)", last: 14) { inputs in
            Observable<Int>.interval(.seconds(3), scheduler: inputs.time)
        },
    ]
}
