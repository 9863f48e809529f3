import VirtualTime

/// Expects the recorded events `actual` to be `expected`, and says in words what differs.
public func expectEvents<Element: Equatable>(
    _ actual: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>],
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let differences = EventDifferences(expected: expected, actual: actual)
    if differences.isEmpty { return }
    let message = """
        The events differ.
          expected  \(expected)
          actual    \(actual)
        \(differences.text)
        """
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    FailureReporter.send(TestFailure(message, at: site))
}

/// Expects the subscriptions `actual` to be `expected`, and says in words what differs.
public func expectSubscriptions(
    _ actual: [Subscription], _ expected: [Subscription],
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    let differences = SubscriptionDifferences(expected: expected, actual: actual)
    if differences.isEmpty { return }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    FailureReporter.send(TestFailure("The subscriptions differ.\n\(differences.text)", at: site))
}
