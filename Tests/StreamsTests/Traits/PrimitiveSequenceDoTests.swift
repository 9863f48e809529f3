import StreamsTesting
import Testing

@testable import Streams

@Suite struct PrimitiveSequenceDoTests {
    private func describe(_ maybe: Maybe<Int>) -> [String] {
        let log = Log<String>()
        _ = maybe.subscribe(
            onSuccess: { log("success \($0)") }, onError: { log("error \(($0 as? Failure)?.name ?? "")") },
            onCompleted: { log("completed") }, onDisposed: { log("over") })
        return log.entries
    }

    @Test func `do is told of the element of a maybe, or of there being none`() {
        let log = Log<String>()
        func observe(_ maybe: Maybe<Int>) {
            _ = maybe.do(
                onNext: { log("on \($0)") }, afterNext: { log("after \($0)") },
                onError: { _ in log("on error") }, afterError: { _ in log("after error") },
                onCompleted: { log("on completed") }, afterCompleted: { log("after completed") },
                onSubscribe: { log("subscribe") }, onSubscribed: { log("subscribed") }, onDispose: { log("dispose") }
            ).subscribe()
        }
        observe(.just(1))
        #expect(log.entries == ["subscribe", "on 1", "after 1", "dispose", "subscribed"])
        observe(.empty())
        #expect(
            log.entries.dropFirst(5) == ["subscribe", "on completed", "dispose", "after completed", "subscribed"])
        observe(.error(Failure("x")))
        #expect(log.entries.dropFirst(10) == ["subscribe", "on error", "dispose", "after error", "subscribed"])
    }

    @Test func `an error thrown by do takes the place of the answer, one thrown after it is dropped`() {
        #expect(describe(.just(1).do(onNext: { _ in throw Failure("x") })) == ["error x", "over"])
        #expect(describe(.empty().do(onCompleted: { throw Failure("x") })) == ["error x", "over"])
        #expect(
            describe(.just(1).do(afterNext: { _ in throw Failure("x") }, onCompleted: { throw Failure("y") }))
                == ["success 1", "over"])
    }

    @Test func `do is told of the answer of a completable`() {
        let log = Log<String>()
        _ = Completable.empty().do(
            onCompleted: { log("on") }, afterCompleted: { log("after") }, onSubscribe: { log("subscribe") },
            onSubscribed: { log("subscribed") }, onDispose: { log("dispose") }
        ).subscribe(onCompleted: { log("completed") })
        #expect(log.entries == ["subscribe", "on", "completed", "dispose", "after", "subscribed"])
        _ = Completable.error(Failure("x")).do(onError: { _ in log("on") }, afterError: { _ in log("after") })
            .subscribe(onError: { _ in log("error") })
        #expect(log.entries.dropFirst(6) == ["on", "error", "after"])
    }

    @Test func `do is told of each event of an infallible`() {
        let log = Log<String>()
        _ = Infallible.just(1).do(
            onNext: { log("on \($0)") }, afterNext: { log("after \($0)") }, onCompleted: { log("completed") },
            afterCompleted: { log("after completed") }, onSubscribe: { log("subscribe") },
            onSubscribed: { log("subscribed") }, onDispose: { log("dispose") }
        ).subscribe(onNext: { log("next \($0)") })
        #expect(
            log.entries == [
                "subscribe", "on 1", "next 1", "after 1", "completed", "dispose", "after completed", "subscribed",
            ])
    }
}
