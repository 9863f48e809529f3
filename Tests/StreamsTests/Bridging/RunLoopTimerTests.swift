import Foundation
import Testing
import Threads

@testable import Streams

@Suite struct RunLoopTimerTests {
    @Test func `it fires on its run loop until it is disposed`() {
        withinSeconds {
            let thread = ObjectIdentifier(Thread.current)
            let dates = Log<Date>()
            let elsewhere = Tally()
            let subscription = Timer.observable(every: 0.001, tolerance: 0.001, on: .current, in: .common)
                .subscribe(onNext: { date in
                    dates(date)
                    if ObjectIdentifier(Thread.current) != thread { elsewhere.add() }
                })
            while dates.entries.count < 3 { run() }
            subscription.dispose()
            let count = dates.entries.count
            for _ in 0..<5 { run() }
            #expect(dates.entries.count == count)
            #expect(dates.entries.sorted() == dates.entries)
            #expect(elsewhere.value == 0)
        }
    }

    private func run() {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
}
