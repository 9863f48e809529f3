import Streams
import StreamsTesting
import Testing

/// The code of the guide to sharing.
@Suite struct `The guide to sharing` {
    @Test func `two observers make two requests, unless it is shared`() {
        check(
            from: ["request": "--a-----|"],
            into: "--(aa)--|",
            held: ["request": ["^-------!", "^-------!"]]
        ) { sources, _ in Observable.merge(sources["request"], sources["request"]) }
        check(
            from: ["request": "--a-----|"],
            into: "--(aa)--|",
            held: ["request": ["^-------!"]]
        ) { sources, _ in
            let shared = sources["request"].share()
            return Observable.merge(shared, shared)
        }
    }

    @MainActor
    @Test func `a late view sees the state and not the event`() {
        let name = BehaviorRelay(value: "Ann")
        let saved = PublishRelay<Void>()
        let state = name.asDriver()
        let event = saved.asSignal()
        let early = event.record()
        saved.accept(())
        #expect(early.elements().count == 1)
        #expect(state.record().elements() == ["Ann"])
        #expect(event.record().elements().isEmpty)
    }
}
