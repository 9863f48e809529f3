import StreamsTesting
import Testing

@testable import Streams

@Suite struct IgnoreElementsTests {
    let time = TestScheduler(simulateProcessingDelay: false)

    @Test(arguments: [Event<Int>.completed, .error(Failure("end"))])
    func `only the end passes`(_ end: Event<Int>) {
        let source = time.createHotObservable([.next(210, 1), .next(220, 2), Recorded(time: 230, value: end)])
        let result = time.start { source.ignoreElements() }
        #expect(result.events.map(\.time) == [230])
        #expect(result.events.map { $0.value.termination.map(Event<Int>.init) } == [end])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `values are left out`() {
        check(from: "-a-b-c-a-|", into: "---b-----|") { source, _ in source.ignore("a", "c") }
        check(from: "-a-b-|", into: "-a-b-|") { source, _ in source.ignore() }
    }

    @Test func `what a predicate accepts is left out`() {
        check(from: "-a-b-c-|", into: "-a---c-|") { source, _ in source.ignoreWhen { $0 == "b" } }
        check(from: "-a-b-c-|", into: Marbles("-a-#", error: Failure("predicate")), held: "^--!") { source, _ in
            source.ignoreWhen { element in
                if element == "b" { throw Failure("predicate") }
                return false
            }
        }
    }
}
