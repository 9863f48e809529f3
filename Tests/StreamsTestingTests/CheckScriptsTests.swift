import StreamsTesting
import Testing

@Test func `a claim that holds for all scripts passes`() {
    check(scripts: EventScript.Shape([.any], parameters: [0...4])) { script in
        let run = script.run { $0[0].take($0.parameter()) }
        return run.events.count > script.parameters[0] + 1 ? "too many events" : nil
    }
}

@Test func `a claim that does not hold fails at the line of the check, with the simplest script`() {
    let line = #line + 2
    withKnownIssue {
        check(scripts: EventScript.Shape([.cold]), count: 20, seed: 3) { script in
            script.run { $0[0].skip(1) }.events.contains { !$0.value.isStopEvent } ? "it sent an element" : nil
        }
    } matching: { issue in
        let message = issue.comments.first?.rawValue ?? ""
        return issue.sourceLocation?.line == line
            && message.hasPrefix("Script ")
            && message.hasSuffix("makes it the first.\nsource 0, cold: 0@0 0@0\nit sent an element")
    }
}
