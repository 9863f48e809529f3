import StreamsTesting
import Testing

private func lines(_ expected: String, _ actual: String) throws -> [String] {
    EventDifferences(
        expected: try MarbleDiagram(Marbles<String>(expected)).events,
        actual: try MarbleDiagram(Marbles<String>(actual)).events
    ).lines
}

@Test(
    arguments: [
        ("a-b|", "a-b|", []),
        ("a-b-|", "a--b|", ["time: next(b) came at tick 3, not at tick 2"]),
        ("a-b-|", "a-c-|", ["value: tick 2 has next(c), not next(b)"]),
        ("a-b-|", "a-b-#", ["value: tick 4 has error(MarbleError()), not completed"]),
        ("a-b-|", "a-b-", ["missing: completed at tick 4"]),
        ("a---|", "a-b-|", ["unexpected: next(b) at tick 2"]),
        ("-(ab)", "-(ba)", ["order: tick 1 has next(b), next(a), not next(a), next(b)"]),
        (
            "a-b-c-|", "-ab-d--|",
            [
                "time: next(a) came at tick 1, not at tick 0", "value: tick 4 has next(d), not next(c)",
                "time: completed came at tick 7, not at tick 6",
            ]
        ),
    ] as [(String, String, [String])])
func `what differs is said in words`(expected: String, actual: String, words: [String]) throws {
    #expect(try lines(expected, actual) == words)
}

@Test func `many differences are cut after ten`() throws {
    let differences = EventDifferences(
        expected: [], actual: (0..<25).map { Recorded<Event<Int>>.next($0, $0) })
    #expect(differences.lines.count == 25)
    #expect(differences.text.hasSuffix("  unexpected: next(9) at tick 9\n  and 15 more"))
}
