import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What carries a request to a server and its answer back.
public protocol HTTPTransport: Sendable {
    /// Sends `request` at each subscription, and gives it up when the subscription is disposed.
    ///
    ///     result  ---answer|
    ///
    /// - Returns: The answer, whatever its status; an error where there was none.
    func send(_ request: URLRequest) -> Observable<HTTPAnswer>
}

/// What a server answered.
public struct HTTPAnswer: Equatable, Sendable {
    /// The status code.
    public let status: Int
    /// The body, empty where there is none.
    public let body: Data

    /// An answer of the code `status` with `body`.
    public init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}
