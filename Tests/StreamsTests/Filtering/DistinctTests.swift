import StreamsTesting
import Testing

@testable import Streams

@Suite struct DistinctTests {
    @Test func `what was sent before is left out, in each subscription`() {
        for _ in 0..<2 {
            check(from: "-a-b-a-c-b-|", into: "-a-b---c---|") { source, _ in source.distinct() }
        }
    }

    @Test func `an error passes`() {
        check(from: "-a-a-#", into: "-a---#") { source, _ in source.distinct() }
    }

    @Test func `the end frees what was remembered, though somebody keeps the observer`() {
        let alive = Tally()
        let sender = Locked<AnyObserver<Key>?>(nil)
        _ = Observable<Key>.create { observer in
            _ = sender.exchange(observer)
            return Disposables.create()
        }.distinct().subscribe()
        sender.value?.onNext(Key(Probe(alive)))
        #expect(alive.value == 1)
        sender.value?.onCompleted()
        #expect(alive.value == 0)
        _ = sender.exchange(nil)
    }
}

private struct Key: Hashable, Sendable {
    let probe: Probe

    init(_ probe: Probe) {
        self.probe = probe
    }

    static func == (left: Key, right: Key) -> Bool { left.probe === right.probe }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(probe)) }
}
