extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    /// The element, once it is there. The single is subscribed to where the caller runs.
    ///
    ///     let profile = try await service.profile(of: user).value
    ///
    /// - Throws: The error of the single; `CancellationError` as soon as the task is cancelled, and the single is disposed.
    public nonisolated(nonsending) var value: Element {
        get async throws {
            guard let element = try await answer() else { throw RxError.noElements }
            return element
        }
    }
}

extension PrimitiveSequence where Trait == MaybeTrait, Element: Sendable {
    /// The element, or nil where there is none, once that is known. The maybe is subscribed to where the caller runs.
    ///
    /// - Throws: The error of the maybe; `CancellationError` as soon as the task is cancelled, and the maybe is disposed.
    public nonisolated(nonsending) var value: Element? { get async throws { try await answer() } }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Waits for the completion. The completable is subscribed to where the caller runs.
    ///
    /// - Throws: The error of the completable; `CancellationError` as soon as the task is cancelled, and the completable
    ///   is disposed.
    public nonisolated(nonsending) var value: Void { get async throws { _ = try await answer() } }
}

extension PrimitiveSequence where Element: Sendable {
    nonisolated(nonsending) fileprivate func answer() async throws -> Element? {
        try Task.checkCancellation()
        for try await element in source.values { return element }
        try Task.checkCancellation()
        return nil
    }
}
