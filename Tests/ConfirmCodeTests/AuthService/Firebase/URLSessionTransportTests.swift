import ConfirmCode
import Foundation
import LoopbackServer
import Streams
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func request(_ server: LoopbackServer) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(server.port)/path?key=secret")))
}

@Suite(.timeLimit(.minutes(10))) struct URLSessionTransportTests {
    @Test(arguments: [200, 204, 400, 503])
    func `an answer has its status and its body`(status: Int) async throws {
        let body = status == 204 ? "" : "{}"
        let server = try LoopbackServer { _ in .answer(status, body) }
        let answer = try await URLSessionTransport().send(request(server)).answer()
        #expect(answer == HTTPAnswer(status, body))
    }

    @Test func `each subscription is a request`() async throws {
        let server = try LoopbackServer { _ in .answer(200, "{}") }
        let answer = URLSessionTransport().send(try request(server))
        #expect(server.requests.count == 0)
        _ = try await answer.answer()
        _ = try await answer.answer()
        #expect(server.requests.map(\.target) == ["/path?key=secret", "/path?key=secret"])
    }

    @Test func `disposal closes the connection, and nothing follows`() async throws {
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _ in
            arrival.yield()
            return .silence
        }
        let events = Locked(0)
        let subscription = URLSessionTransport().send(try request(server)).subscribe { _ in
            events.withLock { $0 += 1 }
        }
        for await _ in arrivals.prefix(1) {}
        subscription.dispose()
        for await _ in server.hangUps.prefix(1) {}
        #expect(events.value == 0)
    }

    @Test func `what is disposed before its answer says nothing, and the next request is answered`() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { _ in
            gate.wait()
            gate.signal()
            return .answer(200, "{}")
        }
        let transport = URLSessionTransport()
        let events = Locked(0)
        for _ in 0..<20 {
            transport.send(try request(server)).subscribe { _ in events.withLock { $0 += 1 } }.dispose()
        }
        gate.signal()
        #expect(events.value == 0)
        #expect(try await transport.send(request(server)).answer().status == 200)
    }

    @Test func `an error tells nothing of the request`() async throws {
        let server = try LoopbackServer { _ in .bytes("") }
        let error = try #require(await URLSessionTransport().send(request(server)).outcome().last?.error as? URLError)
        #expect(error.failingURL == nil)
        #expect(!String(reflecting: error).contains("secret"))
        var text = ""
        dump(error, to: &text)
        #expect(!text.contains("secret"))
    }

    @Test func `a transport that is let go answers what it was asked`() async throws {
        let server = try LoopbackServer { _ in .answer(200, "{}") }
        var transport: URLSessionTransport? = URLSessionTransport()
        weak let left = transport
        var answer: Observable<HTTPAnswer>? = try transport?.send(request(server))
        transport = nil
        #expect(try await answer?.answer().status == 200)
        answer = nil
        #expect(left == nil)
    }
}
