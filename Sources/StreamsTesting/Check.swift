import VirtualTime

/// Checks what `body` makes of one source. `Marbles` has the legend of the lines.
///
///     check(
///         from: "abcd----e---f-g----|",
///         into: "------d----e-----g-|",
///         held: "^------------------!"
///     ) { source, time in source.debounce(.seconds(3), scheduler: time) }
///
/// - Parameters:
///   - source: The source: hot where the line has a `^`, else cold.
///   - expected: The result; a `!` in it disposes the subscription at that tick.
///   - held: The expected subscriptions of the source, where they matter.
///   - fileID: The module and the file where a failure is reported.
///   - filePath: The path of that file.
///   - line: The line there.
///   - column: The column there.
///   - body: Makes the result of the source and of the scheduler, whose clock shows the columns.
public func check<Input, Output: Equatable, Result: ObservableConvertibleType>(
    from source: Marbles<Input>, into expected: Marbles<Output>, held: SubscriptionMarbles? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: (Observable<Input>, TestScheduler) -> Result
) where Result.Element == Output {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let held: KeyValuePairs<String, SubscriptionMarbles> = if let held { ["the source": held] } else { [:] }
    let failure = MarbleTest.failure(from: ["the source": source], into: expected, held: held) { sources, time in
        body(sources["the source"], time)
    }
    if let failure { FailureReporter.send(TestFailure(failure, at: site)) }
}

/// Checks what `body` makes of several sources, which it gets by their names.
///
///     check(
///         from: ["left": "a--b--|", "right": "-x--y-|"],
///         into: "ax-by-|",
///         held: ["left": "^-----!", "right": "^-----!"]
///     ) { sources, _ in sources["left"].merge(with: sources["right"]) }
///
/// - Parameters:
///   - sources: The sources: hot where the line has a `^`, else cold.
///   - expected: The result; a `!` in it disposes the subscription at that tick.
///   - held: The expected subscriptions of the sources where they matter.
///   - fileID: The module and the file where a failure is reported.
///   - filePath: The path of that file.
///   - line: The line there.
///   - column: The column there.
///   - body: Makes the result of the sources and of the scheduler, whose clock shows the columns.
public func check<Input, Output: Equatable, Result: ObservableConvertibleType>(
    from sources: KeyValuePairs<String, Marbles<Input>>, into expected: Marbles<Output>,
    held: KeyValuePairs<String, SubscriptionMarbles> = [:],
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: (MarbleSources<Input>, TestScheduler) -> Result
) where Result.Element == Output {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let failure = MarbleTest.failure(from: sources, into: expected, held: held, body)
    if let failure { FailureReporter.send(TestFailure(failure, at: site)) }
}

/// Checks what a stream sends that has no source.
///
///     check(into: "--0-1-2!") { time in Observable.interval(.seconds(2), scheduler: time).map(String.init) }
///
/// - Parameters:
///   - expected: The stream; a `!` in it disposes the subscription at that tick.
///   - fileID: The module and the file where a failure is reported.
///   - filePath: The path of that file.
///   - line: The line there.
///   - column: The column there.
///   - body: Makes the stream on the scheduler, whose clock shows the columns.
public func check<Output: Equatable, Result: ObservableConvertibleType>(
    into expected: Marbles<Output>,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: (TestScheduler) -> Result
) where Result.Element == Output {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let none: KeyValuePairs<String, Marbles<Never>> = [:]
    let failure = MarbleTest.failure(from: none, into: expected) { _, time in body(time) }
    if let failure { FailureReporter.send(TestFailure(failure, at: site)) }
}
