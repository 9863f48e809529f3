import StreamsTesting
import Testing

@testable import Streams

@Suite struct CascadeTests {
    @Test func `a source further down takes the place of those before`() {
        check(
            from: ["one": "-a--b--c--d|", "two": "-----x----y-----|"],
            into: "-a--bx----y-----|",
            held: ["one": "^----!", "two": "^---------------!"]
        ) { sources, _ in Observable.cascade([sources["one"], sources["two"]]) }
    }

    @Test func `it completes when the source at hand and those after it are complete`() {
        check(from: ["one": "-a--|", "two": "--|"], into: "-a--|") { sources, _ in
            Observable.cascade([sources["one"], sources["two"]])
        }
        #expect(Observable.cascade([Observable<Int>]()).record().events == [.completed])
    }

    @Test func `an error of the source at hand or of one after it ends it`() {
        check(from: ["one": "-a--b", "two": "--#"], into: "-a#", held: ["one": "^-!"]) { sources, _ in
            Observable.cascade([sources["one"], sources["two"]])
        }
    }
}
