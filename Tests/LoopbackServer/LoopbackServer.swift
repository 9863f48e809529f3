import Dispatch
import Foundation
import Streams

/// A server on this machine that answers as a test says, over real HTTP.
public final class LoopbackServer: Sendable {
    /// What a request is answered with.
    public enum Reply: Sendable {
        /// A whole answer.
        case answer(_ status: Int, _ body: String)
        /// These bytes, and then the connection is closed.
        case bytes(String)
        /// Nothing, until the client closes the connection.
        case silence
        /// An answer whose body comes a byte at a time and never ends, until the client closes the connection.
        case trickle
        /// What a closure writes, until it returns.
        case written(@Sendable (HTTPExchange) -> Void)
    }

    /// Says what a request is answered with.
    public typealias Handler = @Sendable (HTTPRequest) -> Reply

    /// The port that it listens at.
    public let port: Int
    /// An element each time a client closes a connection that an answer was still to come over.
    public let hangUps: AsyncStream<Void>
    private let log = Locked<[HTTPRequest]>([])
    private let source: Held<any DispatchSourceRead>

    /// A server that is listening.
    public init(_ handler: @escaping Handler) throws {
        let (socket, port) = try Socket.bound(isListening: true)
        self.port = port
        let (stream, hangUp) = AsyncStream.makeStream(of: Void.self)
        hangUps = stream
        let source = DispatchSource.makeReadSource(
            fileDescriptor: socket.descriptor, queue: DispatchQueue(label: "loopback"))
        source.setEventHandler { [log] in
            guard let connection = socket.accept() else { return }
            Thread.detachNewThread {
                defer { connection.close() }
                guard let request = HTTPRequest(from: connection) else { return }
                log.withLock { $0.append(request) }
                if Self.isHangUp(answering: connection, with: handler(request)) { hangUp.yield() }
            }
        }
        source.setCancelHandler { socket.close() }
        source.activate()
        self.source = Held(source)
    }

    deinit {
        source.value.cancel()
    }

    /// The requests that came so far.
    public var requests: [HTTPRequest] { log.value }

    /// - Returns: True where the client closed the connection before the answer was over.
    private static func isHangUp(answering connection: Socket, with reply: Reply) -> Bool {
        switch reply {
        case .answer(let status, let body):
            let head = "HTTP/1.1 \(status) Reply\r\nContent-Type: application/json; charset=UTF-8\r\n"
            return !connection.write(
                head + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n" + body)
        case .bytes(let text): return !connection.write(text)
        case .silence: return connection.read().isEmpty
        case .trickle:
            guard connection.write("HTTP/1.1 200 Reply\r\nConnection: close\r\n\r\n") else { return true }
            while connection.write(" "), !connection.isClosed(within: 20) {}
            return true
        case .written(let write):
            write(HTTPExchange(connection: connection))
            return false
        }
    }
}
