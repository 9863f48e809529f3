import Testing

@testable import Streams

#if DEBUG
    @Suite struct LifetimeWatchTests {
        @Test func `what the task began and has not ended is living, with what was noted`() {
            let number = Counter()
            let watch = LifetimeWatch { Int(number.increment()) }
            let kept = LifetimeWatch.$current.withValue(watch) {
                let lifetimes = [Lifetime(), Lifetime(), Lifetime()]
                lifetimes[1].end()
                return lifetimes
            }
            let outside = Lifetime()
            #expect(watch.living.map { $0.note as? Int } == [1, 3])
            withExtendedLifetime((kept, outside)) {}
        }

        @Test func `a lifetime that nobody keeps is not living`() {
            let watch = LifetimeWatch { 0 }
            LifetimeWatch.$current.withValue(watch) { _ = Lifetime() }
            #expect(watch.living.isEmpty)
        }
    }
#endif
