extension TestScheduler {
    /// Runs `body` as a task in virtual time: whenever it and its child tasks have nothing left to do but wait, the clock
    /// goes on to what is due next.
    ///
    /// Their work runs here and now, in the order in which it became ready, so the same happens in each run and nothing
    /// is waited for. What leaves for another executor, such as the main actor or a task made with `Task`, as streams of
    /// async functions make one, is waited for where nothing is due, and may sleep by this clock too; where something is due
    /// the clock goes on without it.
    ///
    /// - Parameters:
    ///   - patience: How many seconds to wait at most for what is elsewhere.
    ///   - fileID: The module and the file where a failure is reported.
    ///   - filePath: The path of that file.
    ///   - line: The line there.
    ///   - column: The column there.
    ///   - body: Sleeps by this scheduler, and awaits streams that run on it.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, or a ``TestFailure`` where it waits for something that never comes.
    public func run<Result: Sendable>(
        patience: Double = 10,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        _ body: @escaping @Sendable () async throws -> Result
    ) throws -> Result {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard timeline.begin() else {
            throw TestFailure(
                "run: this scheduler is already running; it was called from one of its actions.", at: site)
        }
        defer { timeline.finish() }
        let executor = VirtualExecutor()
        _ = timeline.onInsert.exchange { executor.wake() }
        defer { _ = timeline.onInsert.exchange(nil) }
        let outcome = Locked<Swift.Result<Result, any Error>?>(nil)
        let task = Task(executorPreference: executor) {
            do {
                let result = try await body()
                _ = outcome.exchange(.success(result))
            } catch { _ = outcome.exchange(.failure(error)) }
        }
        while true {
            executor.drain()
            if let outcome = outcome.value { return try outcome.get() }
            let pause = timeline.runNext()
            if pause == nil { continue }
            if pause != .overLimit && executor.wait(seconds: patience) { continue }
            task.cancel()
            executor.drain()
            let reason =
                pause == .overLimit
                ? timeline.runaway("run") : "run: the task waits at \(clock), and nothing is due that could wake it."
            throw TestFailure(reason, at: site)
        }
    }
}
