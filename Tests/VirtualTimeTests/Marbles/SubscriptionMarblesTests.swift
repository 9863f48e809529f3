import StreamsTesting
import Testing

@testable import VirtualTime

private func subscriptions(_ marbles: SubscriptionMarbles) throws -> [Subscription] {
    try marbles.subscriptions()
}

@Test func `lines of subscriptions show when each begins and ends`() throws {
    #expect(try subscriptions("--^---!") == [Subscription(2, 6)])
    #expect(
        try subscriptions(["^-!", "----^-", "---- (^!)", "-----^..."])
            == [Subscription(0, 2), Subscription(4), Subscription(4, 4), Subscription(5)])
    #expect(try subscriptions([]) == [])
}

@Test(arguments: [
    ("^-a", 3, "a subscription has no events"),
    ("---", 1, "there is no “^”"),
    ("^-^", 3, "it is subscribed to twice"),
])
func `a malformed line of subscriptions says what and in which column`(text: String, column: Int, reason: String) {
    let fault = #expect(throws: MalformedMarbles.self) { try subscriptions(SubscriptionMarbles([text])) }
    #expect(fault == MalformedMarbles(text: text, column: column, reason: reason))
}
