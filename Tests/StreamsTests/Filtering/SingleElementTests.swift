import StreamsTesting
import Testing

@testable import Streams

@Suite struct SingleElementTests {
    @Test func `the one element passes at once`() {
        check(from: "-a-----|", into: "-a-----|", held: "^------!") { source, _ in source.single() }
    }

    @Test func `a second one is an error`() {
        check(from: "-a-b-|", into: Marbles("-a-#", error: RxError.moreThanOneElement), held: "^--!") { source, _ in
            source.single()
        }
    }

    @Test func `none is an error at the completion`() {
        check(from: "---|", into: Marbles("---#", error: RxError.noElements)) { source, _ in source.single() }
    }

    @Test func `an error of the source passes`() {
        check(from: "---#", into: "---#") { source, _ in source.single() }
        check(from: "-a-#", into: "-a-#") { source, _ in source.single() }
    }

    @Test func `only accepted elements count`() {
        check(from: "-a-b-c-|", into: "---b---|") { source, _ in source.single { $0 == "b" } }
        check(from: "-a-b-b-|", into: Marbles("---b-#", error: RxError.moreThanOneElement)) { source, _ in
            source.single { $0 == "b" }
        }
        check(from: "-a-|", into: Marbles("---#", error: RxError.noElements)) { source, _ in
            source.single { $0 == "b" }
        }
    }

    @Test func `an error of the predicate ends it`() {
        check(from: "-a-b-|", into: Marbles("-#", error: Failure("predicate")), held: "^!") { source, _ in
            source.single { _ in throw Failure("predicate") }
        }
    }
}
