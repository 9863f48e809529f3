import Testing

@testable import Streams

@Suite struct HeldTests {
    private final class Mutable {
        var number = 1
    }

    @Test func `a sendable closure may keep what is not sendable, and it is the same object`() {
        let mutable = Mutable()
        let held = Held(mutable)
        let change: @Sendable () -> Void = { held.value.number += 1 }
        change()
        #expect(mutable.number == 2)
    }

    @Test func `what is held is freed with the holder`() {
        let alive = Tally()
        do {
            let held = Held(Probe(alive))
            #expect(alive.value == 1)
            held.value.touch()
        }
        #expect(alive.value == 0)
    }
}
