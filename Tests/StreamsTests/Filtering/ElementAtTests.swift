import StreamsTesting
import Testing

@testable import Streams

@Suite struct ElementAtTests {
    @Test func `the element at the index, then completed`() {
        check(from: "-a-b-c-|", into: "---(b|)", held: "^--!") { source, _ in source.element(at: 1) }
        check(from: "-a-b-c-|", into: "-(a|)", held: "^!") { source, _ in source.element(at: 0) }
    }

    @Test(arguments: [3, 9, Int.max])
    func `an error where the source completes before`(_ index: Int) {
        check(
            from: "     -a-b-c-|", into: Marbles("-------#", error: RxError.argumentOutOfRange), held: "^------!"
        ) { source, _ in source.element(at: index) }
    }

    @Test(arguments: [-1, Int.min])
    func `an error at once for a negative index`(_ index: Int) {
        check(from: "-a-b-c-|", into: Marbles("#", error: RxError.argumentOutOfRange)) { source, _ in
            source.element(at: index)
        }
    }

    @Test func `an error of the source passes`() {
        check(from: "-a-#", into: "---#") { source, _ in source.element(at: 1) }
    }
}
