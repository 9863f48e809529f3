import StreamsTesting
import Testing

@testable import Streams

@Suite struct MaybeTests {
    private func describe(_ maybe: Maybe<Int>) -> [String] {
        let log = Log<String>()
        _ = maybe.subscribe(
            onSuccess: { log("success \($0)") }, onError: { log("error \(($0 as? Failure)?.name ?? "")") },
            onCompleted: { log("completed") }, onDisposed: { log("over") })
        return log.entries
    }

    @Test func `one of three closures is called`() {
        #expect(describe(.just(1)) == ["success 1", "over"])
        #expect(describe(.empty()) == ["completed", "over"])
        #expect(describe(.error(Failure("x"))) == ["error x", "over"])
        #expect(describe(.from(optional: 2)) == ["success 2", "over"])
        #expect(describe(.from(optional: nil)) == ["completed", "over"])
        #expect(describe(.never()) == [])
    }

    @Test func `a maybe that was created answers once`() {
        func make(_ events: [MaybeEvent<Int>]) -> Maybe<Int> {
            .create { maybe in
                for event in events { maybe(event) }
                return Disposables.create()
            }
        }
        #expect(describe(make([.success(1), .success(2), .completed])) == ["success 1", "over"])
        #expect(describe(make([.completed, .success(1)])) == ["completed", "over"])
        #expect(describe(make([.error(Failure("x")), .completed])) == ["error x", "over"])
    }

    @Test func `one closure gets the answer as an event`() {
        let log = Log<String>()
        let describe: @Sendable (MaybeEvent<Int>) -> Void = { event in
            switch event {
            case .success(let element): log("success \(element)")
            case .error: log("error")
            case .completed: log("completed")
            }
        }
        for maybe in [Maybe.just(1), .empty(), .error(Failure("x"))] { _ = maybe.subscribe(describe) }
        #expect(log.entries == ["success 1", "completed", "error"])
    }

    @Test func `an object gets the answer as long as it lives`() {
        let log = Log<String>()
        var object: Probe? = Probe(Tally())
        let subject = PublishSubject<Int>()
        func subscribe(_ maybe: Maybe<Int>) -> any Disposable {
            maybe.subscribe(
                with: object!, onSuccess: { log("success \($1)") }, onError: { _, _ in log("error") },
                onCompleted: { _ in log("completed") }, onDisposed: { _ in log("over") })
        }
        _ = subscribe(.just(1))
        _ = subscribe(.empty())
        _ = subscribe(.error(Failure("x")))
        #expect(log.entries == ["success 1", "over", "completed", "over", "error", "over"])
        let disposable = subscribe(subject.asMaybe())
        object = nil
        subject.onCompleted()
        #expect(log.entries.count == 6)
        disposable.dispose()
    }
}
