import Testing

@testable import Streams

#if DEBUG
    @Suite struct LifetimeWatchTests {
        let watch = LifetimeWatch { 7 }

        @Test func `sees lifetimes that live, children too, and forgets those that end or go away`() {
            let (kept, child) = LifetimeWatch.$current.withValue(watch) {
                _ = Lifetime()
                let ended = Lifetime()
                ended.end()
                let kept = Lifetime()
                return (kept, kept.makeChild())
            }
            #expect(watch.living.count == 2)
            #expect(watch.living.allSatisfy { $0.note as? Int == 7 })
            child.end()
            #expect(watch.living.count == 1)
            kept.end()
            #expect(watch.living.isEmpty)
        }

        @Test func `sees nothing that is begun outside of it`() {
            let outside = Lifetime()
            LifetimeWatch.$current.withValue(watch) {}
            let after = Lifetime()
            #expect(watch.living.isEmpty)
            outside.end()
            after.end()
        }
    }
#endif
