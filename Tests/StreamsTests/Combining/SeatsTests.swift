import StreamsTesting
import Testing

@testable import Streams

@Suite struct SeatsTests {
    @Test func `the sources are subscribed to when all are seated, in order, and send what the rule says`() {
        let log = Log<String>()
        let result = Seats<Int>.combine { seats in
            let sum = Cell(0)
            for name in ["one", "two"] {
                seats.seat(
                    Observable.of(1, 2).do(onSubscribe: { log(name) }),
                    next: { element in
                        sum.value += element
                        seats.send()
                    },
                    end: { _ in if sum.value == 6 { seats.observer.end(.completed) } })
            }
            log("seated")
            return { sum.value }
        }
        #expect(result.record().elements().last == 6)
        #expect(log.entries == ["seated", "one", "two"])
    }

    @Test func `a result that throws ends the stream, and is not sent again`() {
        let answers = Log<Bool>()
        let result = Seats<Int>.combine { seats in
            seats.seat(Observable.of(1, 2), next: { _ in answers(seats.send()) }, end: { _ in })
            return { throw Failure("result") }
        }
        #expect(result.record().events == [.error(Failure("result"))])
        #expect(answers.entries == [false])
    }
}
