import StreamsTesting
import Testing

extension Oracles {
    @Suite struct `Pausing as its models say` {
        @Test func pausable() {
            oracle([.any, .any]) {
                $0[0].pausable($0[1].map { $0 > 4 })
            } model: { script in
                var line: Line<Int> = []
                var isOpen = false
                for moment in script.heard(inOrder: [1, 0]) {
                    switch (moment.source, moment.event) {
                    case (_, .error(let error)): return line + [.error(moment.tick, error)]
                    case (1, .next(let element)): isOpen = element > 4
                    case (0, .next(let element)): if isOpen { line.append(.next(moment.tick, element)) }
                    case (0, _): return line + [.completed(moment.tick)]
                    default: break
                    }
                }
                return line
            }
        }

        @Test(arguments: [true, false])
        func pausableBuffered(flushes: Bool) {
            oracle([.any, .any], parameters: [1...3]) { run in
                run[0].pausableBuffered(
                    run[1].map { $0 > 4 }, limit: run.parameter(), flushOnCompleted: flushes, flushOnError: flushes)
            } model: { script in
                var line: Line<Int> = []
                var isOpen = false
                var kept: [Int] = []
                for moment in script.heard(inOrder: [1, 0]) {
                    switch (moment.source, moment.event) {
                    case (1, .error(let error)): return line + [.error(moment.tick, error)]
                    case (1, .completed): break
                    case (1, .next(let element)):
                        isOpen = element > 4
                        if isOpen {
                            line += kept.map { .next(moment.tick, $0) }
                            kept = []
                        }
                    case (_, .next(let element)):
                        if isOpen {
                            line.append(.next(moment.tick, element))
                        } else {
                            kept = (kept + [element]).suffix(script.parameters[0])
                        }
                    case (_, let end):
                        if flushes { line += kept.map { .next(moment.tick, $0) } }
                        return line + [Recorded(time: moment.tick, value: end)]
                    }
                }
                return line
            }
        }
    }
}
