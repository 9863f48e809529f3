import Testing

@testable import Streams

#if DEBUG
    @Suite struct LifetimeWatchTests {
        let seen = Locked(0)

        private func watch(_ body: () -> Void) {
            LifetimeWatch.$observer.withValue({ [seen] _ in seen.withLock { $0 += 1 } }) { body() }
        }

        @Test func `shows what is begun inside of it, to whoever has told that it watches`() {
            _ = LifetimeWatch.watchers.increment()
            defer { LifetimeWatch.watchers.decrement() }
            let before = Lifetime()
            watch { before.makeChild().makeChild().end() }
            let after = Lifetime()
            #expect(seen.value == 2)
            before.end()
            after.end()
        }
    }
#endif
