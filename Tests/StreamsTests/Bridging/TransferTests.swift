import Foundation
import LoopbackServer
import Testing

@testable import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct TransferTests {
    private let session = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 600
        return URLSession(configuration: configuration)
    }()

    /// A request that does not give up on a busy machine.
    private func request(_ path: String, of server: LoopbackServer) throws -> URLRequest {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/\(path)"))
        return URLRequest(url: url, timeoutInterval: 600)
    }

    /// A server whose answers `write` writes.
    private func server(_ write: @escaping @Sendable (HTTPExchange) -> Void) throws -> LoopbackServer {
        try LoopbackServer { _ in .written(write) }
    }

    @Test func `the progress is told as bytes arrive, then the data`() async throws {
        let arrived = Signal()
        let server = try self.server { exchange in
            exchange.begin(length: 6)
            exchange.write("abc")
            arrived.take(within: 600)
            exchange.write("def")
        }
        let transfers = session.transfer(for: try request("file", of: server)).do(onNext: { _ in arrived.give() })
        var told: [String] = []
        for try await transfer in transfers.values {
            switch transfer {
            case .progress(let count, let expected): told.append("\(count) of \(expected ?? 0)")
            case .finished(let data, let response):
                told.append(String(decoding: data, as: UTF8.self))
                #expect((response as? HTTPURLResponse)?.statusCode == 200)
            }
        }
        #expect(told == ["3 of 6", "6 of 6", "abcdef"])
    }

    @Test func `a server that does not say how long it is leaves that open`() async throws {
        let server = try self.server { exchange in
            exchange.begin(length: nil)
            exchange.write("abc")
        }
        let first = try await session.transfer(for: try request("file", of: server)).take(1).asSingle().value
        guard case .progress(3, nil) = first else { throw Failure("\(first)") }
    }

    @Test func `an answer is a result whatever its status, and a body may be empty`() async throws {
        let server = try self.server { exchange in exchange.begin(status: 404, length: 0) }
        let (data, response) = try await session.response(for: try request("none", of: server)).value
        #expect(data.isEmpty)
        #expect((response as? HTTPURLResponse)?.statusCode == 404)
    }

    @Test func `a request is made for each subscription, and not before`() async throws {
        let server = try LoopbackServer { _ in .answer(200, "ok") }
        let single = session.response(for: try request("twice", of: server))
        #expect(server.requests.isEmpty)
        _ = try await single.value
        _ = try await single.value
        #expect(server.requests.map(\.target) == ["/twice", "/twice"])
    }

    @Test func `disposal cancels the request`() async throws {
        let closed = AsyncSignal()
        let begun = AsyncSignal()
        let server = try self.server { exchange in
            exchange.begin(length: 100)
            exchange.write("abc")
            exchange.waitForClose()
            closed.give()
        }
        let witness = Witness<Transfer> { _ in begun.give() }
        let subscription = session.transfer(for: try request("slow", of: server)).subscribe(witness)
        await begun.take()
        subscription.dispose()
        await closed.take()
        #expect(witness.events.count == 1)
    }

    @Test func `a connection that breaks is an error`() async throws {
        let server = try self.server { exchange in
            exchange.begin(length: 100)
            exchange.write("abc")
        }
        let request = try self.request("broken", of: server)
        await #expect(throws: URLError.self) { try await session.response(for: request).value }
    }

    @Test func `what arrives is decoded`() async throws {
        let server = try self.server { exchange in
            let body = #"{"name": "Ann"}"#
            exchange.begin(length: body.utf8.count)
            exchange.write(body)
        }
        let user = try await session.response(for: try request("user", of: server)).map(\.data)
            .decode(type: User.self, decoder: JSONDecoder()).value
        #expect(user == User(name: "Ann"))
    }
}

private struct User: Decodable, Equatable, Sendable {
    let name: String
}
