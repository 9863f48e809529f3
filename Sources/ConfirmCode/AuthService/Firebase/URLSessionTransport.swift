import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests over a `URLSession` of its own, which stores nothing (no cache, no cookies, no credentials) and follows no
/// redirection.
///
/// Foundation on Linux (as of Swift 6.3) ends the process where a connection without encryption is closed in the middle of
/// an answer's headers.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let exchanges = HTTPExchanges()

    /// A transport without requests.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// Sends `request`. Its connection is closed when the subscription is disposed.
    ///
    /// - Returns: The answer, or a `URLError` that has its code alone: what was asked for is not in it.
    public func send(_ request: URLRequest) -> Observable<HTTPAnswer> {
        .create { [self] observer in
            let task = session.dataTask(with: request)
            exchanges.await(task, for: observer)
            task.resume()
            return Disposables.create { [exchanges] in
                exchanges.forget(task)
                task.cancel()
            }
        }
    }
}
