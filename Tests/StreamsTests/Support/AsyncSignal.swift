/// What a task waits for without holding a thread.
final class AsyncSignal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func give() { continuation.yield() }

    func take() async {
        for await _ in stream { return }
    }
}
