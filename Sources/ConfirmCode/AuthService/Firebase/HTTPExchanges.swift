import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests of a session that are under way, each with whoever waits for its answer.
///
/// A redirection is not followed: what a request says is for the server it was sent to. A server that asks for a name
/// and a password gets none.
final class HTTPExchanges: NSObject, URLSessionDataDelegate, Sendable {
    private struct Exchange {
        let observer: AnyObserver<HTTPAnswer>
        var body = Data()
        var hasRefusedChallenge = false
    }

    private static let passwordMethods = [NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest]

    private let exchanges = Locked<[Int: Exchange]>([:])

    /// Waits for the answer to a task.
    func await(_ task: URLSessionTask, for observer: AnyObserver<HTTPAnswer>) {
        let exchange = Exchange(observer: observer)
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    /// Waits no longer.
    func forget(_ task: URLSessionTask) { _ = take(task) }

    private func take(_ task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchanges.withLock { $0[dataTask.taskIdentifier]?.body.append(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = take(task) else { return }
        guard error == nil || exchange.hasRefusedChallenge, let response = task.response as? HTTPURLResponse else {
            return exchange.observer.onError(URLError((error as? URLError)?.code ?? .badServerResponse))
        }
        exchange.observer.onNext(HTTPAnswer(status: response.statusCode, body: exchange.body))
        exchange.observer.onCompleted()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard Self.passwordMethods.contains(challenge.protectionSpace.authenticationMethod) else {
            return completionHandler(.performDefaultHandling, nil)
        }
        exchanges.withLock { $0[task.taskIdentifier]?.hasRefusedChallenge = true }
        completionHandler(.rejectProtectionSpace, nil)
    }
}
