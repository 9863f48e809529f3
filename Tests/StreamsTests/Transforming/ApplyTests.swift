import StreamsTesting
import Testing

@testable import Streams

@Suite struct ApplyTests {
    @Test func `the stream as a whole is transformed`() {
        check(from: "-a----b-c-|", into: "-(AA)-(BB|)") { source, _ in
            source.take(2).apply { $0.concatMap { Observable.of($0, $0) } }.map { $0.uppercased() }
        }
    }
}
