import Testing

@testable import Streams

@Suite struct CountedLifetimeTests {
    @Test func `it ends when the last holder has gone, not before`() {
        let counted = CountedLifetime()
        let first = Lifetime()
        let second = Lifetime()
        counted.hold(in: first)
        counted.hold(in: second)
        first.end()
        #expect(!counted.lifetime.isEnded)
        second.end()
        #expect(counted.lifetime.isEnded)
    }

    @Test func `a holder that is over already holds nothing`() {
        let counted = CountedLifetime()
        let holder = Lifetime()
        counted.hold(in: holder)
        let over = Lifetime()
        over.end()
        counted.hold(in: over)
        #expect(!counted.lifetime.isEnded)
        holder.end()
        #expect(counted.lifetime.isEnded)
    }
}
