import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests over a `URLSession` of its own, which stores nothing: no cache, no cookies, no credentials.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession

    /// A transport without requests.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        session = URLSession(configuration: configuration)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Sends `request`. Its connection is closed when the subscription is disposed.
    ///
    /// - Returns: The answer, or a `URLError` that has its code alone: what was asked for is not in it.
    public func send(_ request: URLRequest) -> Observable<HTTPAnswer> {
        .create { [self] observer in
            let task = session.dataTask(with: request) { data, response, error in
                guard error == nil, let response = response as? HTTPURLResponse else {
                    return observer.onError(URLError((error as? URLError)?.code ?? .badServerResponse))
                }
                observer.onNext(HTTPAnswer(status: response.statusCode, body: data ?? Data()))
                observer.onCompleted()
            }
            task.resume()
            return Disposables.create { task.cancel() }
        }
    }
}
