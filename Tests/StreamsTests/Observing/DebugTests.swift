import StreamsTesting
import Testing

@testable import Streams

@Suite struct DebugTests {
    @Test func `each event has a line`() {
        let lines = Log<String>()
        Observable.just(1).debug("search", to: { lines($0) }).subscribe().dispose()
        #expect(
            lines.entries == [
                "search -> subscribed", "search -> Event next(1)", "search -> Event completed", "search -> isDisposed",
            ])
    }

    @Test func `an error and a disposal have one too, and the place is the name by default`() {
        let lines = Log<String>()
        Observable<Int>.error(Failure("x")).debug(to: { lines($0) }).subscribe().dispose()
        Observable<Int>.never().debug("never", to: { lines($0) }).subscribe().dispose()
        #expect(lines.entries[1].contains("-> Event error("))
        #expect(lines.entries[0].contains("DebugTests.swift:"))
        #expect(lines.entries.suffix(2) == ["never -> subscribed", "never -> isDisposed"])
    }

    @Test func `a long event is shortened in the middle to forty characters`() {
        let lines = Log<String>()
        let long = String(repeating: "a", count: 100) + "z"
        Observable.just(long).debug("d", trimOutput: true, to: { lines($0) }).subscribe().dispose()
        let head = String(repeating: "a", count: 15)
        let tail = String(repeating: "a", count: 18)
        #expect(lines.entries[1] == "d -> Event next(\(head)...\(tail)z)")
    }
}
