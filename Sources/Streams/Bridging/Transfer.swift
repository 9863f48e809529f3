import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a request brings, as `transfer(for:)` of a `URLSession` tells it.
public enum Transfer: Sendable {
    /// So many bytes have arrived, of so many if the server has said it.
    case progress(received: Int64, expected: Int64?)
    /// All of it has arrived.
    case finished(data: Data, response: URLResponse)
}

extension URLSession {
    /// `request` with its progress: made when somebody subscribes, cancelled by disposal.
    ///
    ///     request    --progress(512, 1024)--progress(1024, 1024)--finished|
    ///
    /// Every answer of the server is a result, whatever its status. An error of the connection ends it. Sent from the
    /// session's delegate queue; on Linux, where a task has no delegate of its own, from that of a session of the same
    /// configuration.
    public func transfer(for request: URLRequest) -> Observable<Transfer> {
        .create { [session = Held(self)] observer in
            let task = Held(session.value.begin(request, TransferDelegate(observer)))
            return Disposables.create { task.value.cancel() }
        }
    }

    /// The answer to `request`: made when somebody subscribes, cancelled by disposal.
    ///
    /// Every answer of the server is a result, whatever its status. An error of the connection is the single's.
    public func response(for request: URLRequest) -> Single<(data: Data, response: URLResponse)> {
        transfer(for: request).compactMap { transfer in
            if case .finished(let data, let response) = transfer { (data, response) } else { nil }
        }.asSingle()
    }

    private func begin(_ request: URLRequest, _ delegate: TransferDelegate) -> URLSessionTask {
        #if canImport(FoundationNetworking)
            let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
            defer { session.finishTasksAndInvalidate() }
            let task = session.dataTask(with: request)
        #else
            let task = dataTask(with: request)
            task.delegate = delegate
        #endif
        task.resume()
        return task
    }
}

/// Called by the session's queue, one call after the other.
private final class TransferDelegate: NSObject, URLSessionDataDelegate {
    private let observer: AnyObserver<Transfer>
    private let data = Cell(Data())

    init(_ observer: AnyObserver<Transfer>) { self.observer = observer }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        self.data.value.append(data)
        let expected = dataTask.countOfBytesExpectedToReceive
        observer.onNext(
            .progress(received: Int64(self.data.value.count), expected: expected > 0 ? expected : nil))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard error == nil, let response = task.response else {
            return observer.onError(error ?? URLError(.badServerResponse))
        }
        observer.onNext(.finished(data: data.take(), response: response))
        observer.onCompleted()
    }
}
