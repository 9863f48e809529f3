import ConfirmCode
import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that answers as a test says, and remembers what it was asked.
final class StubTransport: HTTPTransport {
    private let reply: @Sendable (URLRequest) -> Observable<HTTPAnswer>
    private let log = Locked<[URLRequest]>([])

    init(_ reply: @escaping @Sendable (URLRequest) -> Observable<HTTPAnswer>) {
        self.reply = reply
    }

    /// The requests that were subscribed to.
    var requests: [URLRequest] { log.value }

    func send(_ request: URLRequest) -> Observable<HTTPAnswer> {
        .deferred { [self] in
            log.withLock { $0.append(request) }
            return reply(request)
        }
    }
}

extension HTTPAnswer {
    init(_ status: Int, _ body: String) {
        self.init(status: status, body: Data(body.utf8))
    }
}
