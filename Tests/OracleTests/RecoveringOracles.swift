import StreamsTesting
import Testing

private let failing = EventScript.SourceShape(
    EventScript.Temperature.allCases, ends: [.completed, .error(MarbleError()), .error(MarbleError()), nil])

private let slow = EventScript.SourceShape(
    [.cold], ticks: 1...20, ends: [.completed, .error(MarbleError()), .error(MarbleError()), nil])

extension Oracles {
    @Suite struct `Recovering as its models say` {
        @Test func `catch`() {
            oracle([failing, .any]) { run in
                let other = run[1]
                return run[0].catch { _ in other }
            } model: { script in
                inTurn(script, [0, 1]) { $0.error != nil }
            }
        }

        @Test func `catch, and return`() {
            oracle([failing]) {
                $0[0].catchAndReturn(77)
            } model: { script in
                script.line().flatMap { event -> Line<Int> in
                    event.value.error == nil ? [event] : [.next(event.time, 77), .completed(event.time)]
                }
            }
            oracle([failing]) {
                $0[0].catchErrorJustComplete()
            } model: { script in
                script.line().map { $0.value.error == nil ? $0 : .completed($0.time) }
            }
        }

        @Test func `catch of a sequence`() {
            oracle([failing, failing, failing]) {
                .catch(sequence: $0.sources)
            } model: { script in
                inTurn(script, [0, 1, 2]) { $0.error != nil }
            }
        }

        @Test func `retry some times`() {
            oracle([failing], parameters: [0...4]) {
                $0[0].retry($0.parameter())
            } model: { script in
                if script.parameters[0] == 0 { return [.completed(0)] }
                return inTurn(script, again(script.parameters[0])) { $0.error != nil }
            }
        }

        @Test func `retry for ever`() {
            oracle([slow], count: 500) {
                $0[0].retry()
            } model: { script in
                inTurn(script, again(100)) { $0.error != nil }
            }
        }

        @Test func `repeat some times`() {
            oracle([failing], parameters: [1...4]) {
                $0[0].repeat($0.parameter())
            } model: { script in
                inTurn(script, again(script.parameters[0])) { $0.isCompleted }
            }
        }

        @Test func `repeat for ever`() {
            oracle([slow], count: 500) {
                $0[0].repeat()
            } model: { script in
                inTurn(script, again(100)) { $0.isCompleted }
            }
        }

        @Test func `retry with the same wait`() {
            oracle([failing], parameters: [1...4, 1...9]) {
                $0[0].retry(.delayed(maxCount: $0.parameter(0), time: $0.ticks(1)), scheduler: $0.scheduler)
            } model: { script in
                inTurn(script, again(script.parameters[0])) { _ in
                    script.parameters[1]
                } goesOn: {
                    $0.error != nil
                }
            }
        }

        @Test func `retry with a growing wait`() {
            oracle([failing], parameters: [1...4, 1...4]) {
                $0[0].retry(
                    .exponentialDelayed(maxCount: $0.parameter(0), initial: $0.ticks(1), multiplier: 2),
                    scheduler: $0.scheduler)
            } model: { script in
                inTurn(script, again(script.parameters[0])) {
                    script.parameters[1] << ($0 - 1)
                } goesOn: {
                    $0.error != nil
                }
            }
        }

        @Test func `repeat with the same wait`() {
            oracle([failing], parameters: [1...4, 1...9]) {
                $0[0].repeatWithBehavior(
                    .delayed(maxCount: $0.parameter(0), time: $0.ticks(1)), scheduler: $0.scheduler)
            } model: { script in
                inTurn(script, again(script.parameters[0])) { _ in
                    script.parameters[1]
                } goesOn: {
                    $0.isCompleted
                }
            }
        }

        @Test func `retry when a timer says so, some times`() {
            oracle([failing], parameters: [0...3, 1...9]) { run in
                let (count, wait, scheduler) = (run.parameter(0), run.ticks(1), run.scheduler)
                return run[0].retry { errors in
                    errors.enumerated().flatMap { index, error in
                        index < count ? Observable.timer(wait, scheduler: scheduler) : Observable<Int>.error(error)
                    }
                }
            } model: { script in
                inTurn(script, again(script.parameters[0] + 1)) { _ in
                    script.parameters[1]
                } goesOn: {
                    $0.error != nil
                }
            }
        }
    }
}

/// The first source so many times.
private func again(_ count: Int) -> [Int] { Array(repeating: 0, count: count) }
