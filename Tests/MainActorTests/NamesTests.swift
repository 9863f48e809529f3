import Observation
import Streams
import Testing

/// `Observable` with an element is this library's, `@Observable` is Observation's, in one file.
@Suite struct `Names on both sides` {
    @MainActor @Observable final class Model {
        var count = 0
        let counts: Observable<Int>

        init(counts: Observable<Int>) {
            self.counts = counts
        }
    }

    @MainActor @Test func `both can be said`() {
        let model = Model(counts: Observable<Int>.of(1, 2))
        model.counts.bind(onNext: { model.count = $0 }).dispose()
        #expect(model.count == 2)
        #expect(observes(model))
    }

    private func observes<Model: Observation.Observable>(_: Model) -> Bool { true }
}
