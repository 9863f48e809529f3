import StreamsTesting
import Testing

/// Expects `body` to fail with `message` at `line`.
private func fails(at line: Int, _ message: String, _ body: () -> Void) {
    withKnownIssue {
        body()
    } matching: { issue in
        issue.sourceLocation?.line == line && issue.comments.map(\.rawValue) == [message]
    }
}

@Test func `expected events pass, others fail with what differs`() {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .completed(220)]
    expectEvents(events, [.next(210, 1), .completed(220)])
    let message = """
        The events differ.
          expected  [next(1) @ 211, completed @ 220]
          actual    [next(1) @ 210, completed @ 220]
          time: next(1) came at tick 210, not at tick 211
        """
    fails(at: #line + 1, message) {
        expectEvents(events, [.next(211, 1), .completed(220)])
    }
}

@Test func `expected subscriptions pass, others fail with what differs`() {
    expectSubscriptions([Subscription(0, 2)], [Subscription(0, 2)])
    let message = """
        The subscriptions differ.
          expected  ^-----
          actual    ^-!
                      ^
          end: subscription 1 ended at tick 2, not at all
        """
    fails(at: #line + 1, message) {
        expectSubscriptions([Subscription(0, 2)], [Subscription(0)])
    }
}
