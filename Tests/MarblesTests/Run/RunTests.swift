import Testing
import VirtualTime

@testable import marbles

@Suite struct `A run of a picture` {
    @Test func `has the sources, and the result`() throws {
        let run = try Run(
            Picture("x", "", "", "", from: ["source": "a-b|"]) { $0.source.map { $0.uppercased() } })
        #expect(run.last == 3)
        #expect(run.sources.map(\.words) == ["source: a at 0, b at 2, completed at 3."])
        #expect(run.results.map(\.words) == ["result: A at 0, B at 2, completed at 3."])
    }

    @Test func `has a cold source once for each subscription, with what was cut off`() throws {
        let run = try Run(
            Picture("x", "", "", "", from: ["source": "1--2-----|", "inner": "-a--b|"]) { inputs in
                inputs.source.flatMapLatest { _ in inputs["inner"] }
            })
        #expect(run.sources.map(\.name) == ["source", "inner 1", "inner 2"])
        #expect(run.sources[1].marks.map(\.isHeard) == [true, false, false])
        #expect(run.sources[1].departures == [3])
        #expect(run.sources[2].marks.map(\.tick) == [4, 7, 8])
    }

    @Test func `has what a hot source sends while nobody listens`() throws {
        let run = try Run(
            Picture("x", "", "", "", from: ["source": "^a--b--c|"]) {
                $0.source.delaySubscription(.seconds(2), scheduler: $0.time).take(1)
            })
        #expect(run.sources.map(\.name) == ["source"])
        #expect(run.sources[0].marks.map(\.isHeard) == [false, true, false, false])
        #expect(run.sources[0].spans.map(\.from) == [2])
        #expect(run.sources[0].departures == [4])
    }

    @Test func `has the streams that a result sends`() throws {
        let run = try Run(
            Picture(
                "x", "", "", "", from: ["source": "1-2-3|"],
                streams: {
                    $0.numbers.groupBy { $0 % 2 == 0 ? "even" : "odd" }.map { ($0.key, $0.asObservable()) }
                }))
        #expect(
            run.results.map(\.words) == [
                "result: odd at 0, even at 2, completed at 5.", "stream odd: 1 at 0, 3 at 4, completed at 5.",
                "stream even, from 2: 2 at 2, completed at 5.",
            ])
    }

    @Test func `has each observer, from when to when it observes`() throws {
        let observers = [Picture.Visit(name: "first", to: 3), Picture.Visit(name: "second", from: 2)]
        let run = try Run(
            Picture("x", "", "", "", from: ["source": "a-b--c|"], observers: observers) { $0.source.share() })
        #expect(
            run.results.map(\.words) == [
                "first: a at 0, b at 2.", "second, from 2: c at 5, completed at 6.",
            ])
        #expect(run.results[0].departures == [3])
    }

    @Test func `of a malformed line says what is wrong`() {
        #expect(throws: MalformedMarbles.self) {
            try Run(Picture("x", "", "", "", from: ["source": "a|b"]) { $0.source })
        }
    }

    @Test func `of an unknown source ends with an error that names it`() throws {
        let run = try Run(Picture("x", "", "", "", from: ["source": "a|"]) { $0["sauce"] })
        #expect(run.results.map(\.words) == ["result: error at 0."])
    }
}
