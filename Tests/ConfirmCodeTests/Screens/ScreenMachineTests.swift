import Streams
import StreamsTesting
import Testing

@testable import ConfirmCode

/// A counter that rings when its time has come, and asks for a number.
private struct CounterRules: ScreenRules {
    enum Input: WakingInput {
        case add(Int)
        case wait(until: RxTime)
        case ask
        case end
        case wake(RxTime)
    }

    enum Output: Equatable, Sendable {
        case asked
        case rang
    }

    private(set) var count = 0
    private(set) var wake: RxTime?
    private(set) var isOver = false

    mutating func handle(_ input: Input, at now: RxTime) -> [Output] {
        switch input {
        case .add(let number): count += number
        case .wait(let moment): wake = moment
        case .ask: return [.asked]
        case .end: isOver = true
        case .wake:
            wake = nil
            return [.rang]
        }
        return []
    }
}

@MainActor
private final class Counter {
    let scheduler = TestScheduler()
    var machine: ScreenMachine<CounterRules>!

    init(answerAfter ticks: Int = 2) {
        machine = ScreenMachine(CounterRules(), scheduler: scheduler) { [scheduler] moments in
            [
                moments.filter { $0.output == .asked }.flatMap { _ in
                    scheduler.createColdObservable([.next(ticks, CounterRules.Input.add(10))])
                }
            ]
        }
    }

    func record<Element: Sendable>(_ driver: Driver<Element>) -> TestableObserver<Element> {
        let observer = scheduler.createObserver(Element.self)
        _ = driver.drive(observer)
        return observer
    }
}

@MainActor
struct ScreenMachineTests {
    @Test func `a state is told when it changes, an event when it happens, and to a late observer the state alone`() {
        let counter = Counter()
        let early = counter.record(counter.machine.state(\.count))
        let asked = counter.record(counter.machine.event { $0.output })
        counter.scheduler.advanceTo(1)
        for input in [CounterRules.Input.add(1), .add(0), .ask, .add(2)] { counter.machine.send(input) }
        #expect(early.events == [.next(0, 0), .next(1, 1), .next(1, 3)])
        #expect(asked.events == [.next(1, .asked)])
        #expect(counter.record(counter.machine.state(\.count)).events == [.next(1, 3)])
        #expect(counter.record(counter.machine.event { $0.output }).events == [])
    }

    @Test func `what is done is told after the state that came of it`() {
        let counter = Counter()
        let log = Locked<[String]>([])
        let moments = counter.machine.moments.skip(1).subscribe(onNext: { moment in
            log.withLock { $0.append("\(moment.rules.count) \(moment.output.map { "\($0)" } ?? "rest")") }
        })
        counter.machine.send(.add(1))
        counter.machine.send(.ask)
        #expect(log.value == ["1 rest", "1 rest", "1 asked", "1 rest"])
        moments.dispose()
    }

    @Test func `the rules are woken when they ask for it, each time anew`() {
        let counter = Counter()
        let rang = counter.record(counter.machine.event { $0.output })
        counter.machine.send(.wait(until: second(5)))
        counter.scheduler.advanceTo(3)
        counter.machine.send(.wait(until: second(8)))
        counter.scheduler.advanceTo(20)
        counter.machine.send(.wait(until: second(10)))
        counter.scheduler.advanceTo(30)
        #expect(rang.events.map(\.time) == [8, 21])
    }

    @Test func `the answer to a request is an input, until it is over`() {
        let counter = Counter()
        let count = counter.record(counter.machine.state(\.count))
        counter.machine.send(.ask)
        counter.scheduler.advanceTo(5)
        counter.machine.send(.ask)
        counter.machine.send(.end)
        counter.scheduler.advanceTo(20)
        #expect(count.events == [.next(0, 0), .next(2, 10)])
    }

    @Test func `neither inputs nor outputs keep it alive`() {
        let counter = Counter()
        weak let machine = counter.machine
        let input = counter.machine.input { (number: Int) in CounterRules.Input.add(number) }
        let count = counter.record(counter.machine.state(\.count))
        counter.machine.send(.ask)
        counter.machine = nil
        #expect(machine == nil)
        input.onNext(1)
        input.onCompleted()
        counter.scheduler.advanceTo(20)
        #expect(count.events == [.next(0, 0)])
    }
}
