import Streams

extension Observable where Element: Sendable {
    /// Everything that the stream sends, once it is over. It waits without holding a thread.
    func outcome() async -> [Event<Element>] {
        let events = Locked<[Event<Element>]>([])
        await withCheckedContinuation { (isOver: CheckedContinuation<Void, Never>) in
            _ = materialize().subscribe(
                onNext: { event in events.withLock { $0.append(event) } }, onDisposed: { isOver.resume() })
        }
        return events.value
    }

    /// The element that the stream sends before it completes.
    func answer() async throws -> Element {
        let events = await outcome()
        if let error = events.last?.error { throw error }
        guard events.count == 2, let element = events[0].element else { throw RxError.noElements }
        return element
    }
}
