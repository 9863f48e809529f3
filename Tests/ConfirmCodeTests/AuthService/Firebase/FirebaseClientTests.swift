import Foundation
import Streams
import StreamsTesting
import Testing

@testable import ConfirmCode

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private struct Odd: Error {
    let url = "https://example.com/?key=secret"
}

/// What a client says of a transport that answers `answer`, in virtual time.
private func reply(
    to answer: @escaping @Sendable (TestScheduler) -> Observable<HTTPAnswer>
) -> [Recorded<Event<String>>] {
    let time = TestScheduler(simulateProcessingDelay: false)
    let client = FirebaseClient(
        settings: FirebaseCall.Settings(apiKey: "k", timeout: .seconds(30)),
        transport: StubTransport { _ in answer(time) }, scheduler: time)
    let observer = time.createObserver(String.self)
    _ = client.send(.refresh(token: "t"), for: FirebaseReply.Session.self).map(\.sessionInfo).subscribe(observer)
    time.start()
    return observer.events
}

struct FirebaseClientTests {
    @Test func `the first answer is the reply`() {
        let events = reply { time in
            .from([HTTPAnswer(200, #"{"sessionInfo":"a"}"#), HTTPAnswer(200, "<html>")]).delay(
                .seconds(3), scheduler: time)
        }
        #expect(events == [.next(3, "a"), .completed(3)])
    }

    @Test func `an answer that does not come in time is a timeout`() {
        #expect(reply { _ in .never() } == [.error(30, AuthError.timeout)])
        let late = reply { time in .just(HTTPAnswer(200, #"{"sessionInfo":"a"}"#)).delay(.seconds(31), scheduler: time)
        }
        #expect(late == [.error(30, AuthError.timeout)])
    }

    @Test func `no answer is a network error`() {
        #expect(reply { _ in .empty() } == [.error(0, AuthError.network)])
    }

    @Test(
        arguments: [
            (URLError(.notConnectedToInternet), AuthError.network), (URLError(.networkConnectionLost), .network),
            (URLError(.cannotFindHost), .network), (URLError(.secureConnectionFailed), .network),
            (URLError(.timedOut), .timeout), (AuthError.quotaExceeded, .quotaExceeded), (Odd(), .network),
            (NSError(domain: "elsewhere", code: 1), .network),
        ] as [(any Error, AuthError)])
    func `an error on the way is told by its kind alone`(error: any Error, meaning: AuthError) {
        #expect(reply { _ in .error(error) } == [.error(0, meaning)])
    }

    @Test(arguments: [URLError(.cancelled), CancellationError()] as [any Error])
    func `a request that was cancelled elsewhere is one`(error: any Error) {
        #expect(reply { _ in .error(error) }.first?.value.error is CancellationError)
    }
}
