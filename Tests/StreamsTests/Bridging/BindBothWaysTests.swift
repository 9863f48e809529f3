import Dispatch
import Observation
import Testing

@testable import Streams

@MainActor @Suite struct BindBothWaysTests {
    @MainActor @Observable final class Settings {
        var name = "initial" {
            didSet { writes += 1 }
        }
        @ObservationIgnored var writes = 0
    }

    @Test func `the relay's value is written first, then each tells the other`() async {
        let relay = BehaviorRelay(value: "a")
        let settings = Settings()
        let subscription = relay.bindBothWays(to: \.name, of: settings)
        #expect(settings.name == "a")
        relay.accept("b")
        #expect(settings.name == "b")
        settings.name = "c"
        await turn()
        #expect(relay.value == "c")
        #expect(settings.writes == 3)
        subscription.dispose()
        relay.accept("d")
        settings.name = "e"
        await turn()
        #expect(settings.name == "e")
        #expect(relay.value == "d")
    }

    @Test func `nothing goes round in a circle`() async {
        let relay = BehaviorRelay(value: "a")
        let settings = Settings()
        let accepted = Log<String>()
        let bag = DisposeBag()
        relay.bindBothWays(to: \.name, of: settings).disposed(by: bag)
        relay.subscribe(onNext: { accepted($0) }).disposed(by: bag)
        settings.name = "b"
        for _ in 0..<5 { await turn() }
        #expect(accepted.entries == ["a", "b"])
        #expect(settings.writes == 2)
    }

    @Test func `the object is not kept`() async {
        let relay = BehaviorRelay(value: "a")
        let bag = DisposeBag()
        weak var freed: Settings?
        do {
            let settings = Settings()
            freed = settings
            relay.bindBothWays(to: \.name, of: settings).disposed(by: bag)
        }
        #expect(freed == nil)
        relay.accept("b")
        await turn()
    }

    /// Lets the main queue do what is queued.
    private func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
