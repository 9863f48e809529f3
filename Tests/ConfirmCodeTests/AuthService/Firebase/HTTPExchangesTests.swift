import ConfirmCode
import Foundation
import LoopbackServer
import Streams
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private func request(_ server: LoopbackServer) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(server.port)/")))
}

@Suite(.timeLimit(.minutes(10))) struct HTTPExchangesTests {
    @Test func `a long answer is whole`() async throws {
        let body = String(repeating: "0123456789", count: 100_000)
        let server = try LoopbackServer { _ in .answer(200, body) }
        #expect(try await URLSessionTransport().send(request(server)).answer() == HTTPAnswer(200, body))
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `a redirection is an answer and not followed`(status: Int) async throws {
        let other = try LoopbackServer { _ in .answer(200, "{}") }
        let server = try LoopbackServer { _ in
            let location = "Location: http://127.0.0.1:\(other.port)/\r\n"
            return .bytes("HTTP/1.1 \(status) Moved\r\n\(location)Content-Length: 5\r\n\r\nmoved")
        }
        #expect(try await URLSessionTransport().send(request(server)).answer() == HTTPAnswer(status, "moved"))
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: ["Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"y\"", "Bearer realm=\"x\""])
    func `a server that asks who is there is answered by nobody`(challenge: String) async throws {
        let server = try LoopbackServer { _ in
            .bytes("HTTP/1.1 401 No\r\nWWW-Authenticate: \(challenge)\r\nContent-Length: 2\r\n\r\n{}")
        }
        #expect(try await URLSessionTransport().send(request(server)).answer() == HTTPAnswer(401, "{}"))
        #expect(server.requests.count == 1)
    }

    @Test func `requests at the same time each get their own answer`() async throws {
        let server = try LoopbackServer { request in .answer(200, request.headers["x-number"] ?? "") }
        let transport = URLSessionTransport()
        await withTaskGroup { group in
            for number in 0..<30 {
                group.addTask {
                    var request = try? request(server)
                    request?.setValue("\(number)", forHTTPHeaderField: "X-Number")
                    guard let request else { return }
                    let answer = try? await transport.send(request).answer()
                    #expect(answer == HTTPAnswer(200, "\(number)"))
                }
            }
        }
        #expect(server.requests.count == 30)
    }
}
