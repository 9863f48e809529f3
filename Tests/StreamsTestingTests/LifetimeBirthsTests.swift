import Streams
import Testing

@testable import StreamsTesting

#if DEBUG
    @Suite struct LifetimeBirthsTests {
        let births = LifetimeBirths { 7 }

        @Test func `sees lifetimes that live, children too, and forgets those that end or go away`() {
            let (kept, child) = LifetimeWatch.$observer.withValue(births.observer) {
                _ = Lifetime()
                let ended = Lifetime()
                ended.end()
                let kept = Lifetime()
                return (kept, kept.makeChild())
            }
            #expect(births.living.count == 2)
            #expect(births.living.allSatisfy { $0.note == 7 })
            child.end()
            #expect(births.living.count == 1)
            kept.end()
            #expect(births.living.isEmpty)
        }
    }
#endif
