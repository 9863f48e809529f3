import StreamsTesting
import Testing

@Test func `the last value of a burst survives`() {
    check(
        from: "abcd----e---f-g----|",
        into: "------d----e-----g-|",
        held: "^------------------!"
    ) { source, time in source.debounce(.seconds(3), scheduler: time) }
}

@Test func `values can be of any type`() {
    check(
        from: Marbles("1-2-a|", ["a": 21]),
        into: Marbles("x-y-z|", ["x": 2, "y": 4, "z": 42])
    ) { source, _ in source.map { $0 * 2 } }
}

@Test func `digits can be numbers`() {
    check(from: .digits("1-2-3|"), into: .digits("2-4-6|")) { source, _ in source.map { $0 * 2 } }
}

@Test func `several sources have names, and are hot or cold`() {
    check(
        from: [
            "cold": "   a--b--|",
            "hot": " x-^x--y-|",
        ],
        into: "      ax-by-|",
        held: [
            "cold": "   ^-----!",
            "hot": "    ^-----!",
        ]
    ) { sources, _ in sources["cold"].merge(with: sources["hot"]) }
}

@Test func `a stream without a source has a line too`() {
    check(into: "--0-1-2!") { time in
        Observable<Int>.interval(.seconds(2), scheduler: time).map { "\($0)" }
    }
}

@Test func `a driver is checked like any stream`() {
    check(from: "a-b-#", into: "a-b-(x|)", held: "^---!") { source, _ in source.asDriver(onErrorJustReturn: "x") }
}

@Test func `a wrong expectation fails at the line of the check, with the drawing`() {
    let line = #line + 2
    withKnownIssue {
        check(from: "-a-b|", into: "-a-c|") { source, _ in source }
    } matching: { issue in
        issue.sourceLocation?.line == line
            && issue.comments.map(\.rawValue) == [
                """
                The result differs.
                  expected  -a-c|
                  actual    -a-b|
                               ^
                  value: tick 3 has next(b), not next(c)
                """
            ]
    }
}
