import StreamsTesting
import Testing

private func text(_ expected: [Subscription], _ actual: [Subscription]) -> String {
    SubscriptionDifferences(expected: expected, actual: actual).text
}

@Test func `equal subscriptions do not differ`() {
    #expect(SubscriptionDifferences(expected: [Subscription(0, 5)], actual: [Subscription(0, 5)]).isEmpty)
}

@Test func `subscriptions that differ are drawn and said in words`() {
    #expect(
        text([Subscription(0, 5)], [Subscription(0, 3)]) == """
              expected  ^----!
              actual    ^--!
                           ^
              end: subscription 1 ended at tick 3, not at tick 5
            """)
    #expect(
        text([Subscription(1, 5)], [Subscription(2)]) == """
              expected  -^---!
              actual    --^------
                         ^
              begin: subscription 1 began at tick 2, not at tick 1
              end: subscription 1 is open, and was to end at tick 5
            """)
    #expect(
        text([Subscription(1)], [Subscription(1, 1)]) == """
              expected  -^---
              actual    -(^!)
                         ^
              end: subscription 1 ended at tick 1, not at all
            """)
}

@Test func `missing and unexpected subscriptions are counted and shown`() {
    #expect(
        text([Subscription(0, 1)], []) == """
              count: 0 subscriptions, not 1
              expected  ^!
              actual    -----
                        ^
              missing: subscription 1, 0...1
            """)
    #expect(
        text([], [Subscription(0, 1)]) == """
              count: 1 subscription, not 0
              expected  -----
              actual    ^!
                        ^
              unexpected: subscription 1, 0...1
            """)
}

@Test func `a drawing is cut on both sides of the difference`() {
    let lines = text([Subscription(200, 900)], [Subscription(200, 1200)]).split(separator: "\n")
    #expect(lines[0] == "  expected  … " + String(repeating: "-", count: 100) + "!")
    #expect(lines[1] == "  actual    … " + String(repeating: "-", count: 201) + " …")
    #expect(lines[2].count == 12 + 2 + 100 + 1)
}
