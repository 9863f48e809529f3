extension Task: Disposable {
    /// Cancels the task.
    public func dispose() { cancel() }
}
