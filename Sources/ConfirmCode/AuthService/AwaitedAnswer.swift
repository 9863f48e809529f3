import Streams

extension Observable where Element: Sendable {
    /// What `work` returns, or the error that it throws. It is called once for each subscription, in a task of its own that
    /// is cancelled with the subscription.
    static func awaiting(_ work: @escaping @Sendable () async throws -> Element) -> Observable {
        .create { observer in
            let task = Task {
                do {
                    observer.onNext(try await work())
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
