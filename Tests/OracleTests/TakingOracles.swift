import StreamsTesting
import Testing

extension Oracles {
    @Suite struct `Taking as its models say` {
        @Test func take() {
            oracle([.any], parameters: [-1...5]) {
                $0[0].take($0.parameter())
            } model: { script in
                let count = script.parameters[0]
                if count <= 0 { return [.completed(0)] }
                let line = script.line()
                guard line.elements().count >= count else { return line }
                return Array(line.prefix(count)) + [.completed(line[count - 1].time)]
            }
        }

        @Test(arguments: [TakeBehavior.exclusive, .inclusive])
        func `take while`(behavior: TakeBehavior) {
            oracle([.any], parameters: [0...9]) { run in
                let limit = run.parameter()
                return run[0].take(while: { $0 < limit }, behavior: behavior)
            } model: { script in
                takenUntil({ $0 >= script.parameters[0] }, script.line(), behavior)
            }
        }

        @Test(arguments: [TakeBehavior.exclusive, .inclusive])
        func `take until a predicate`(behavior: TakeBehavior) {
            oracle([.any], parameters: [0...9]) { run in
                let wanted = run.parameter()
                return run[0].take(until: { $0 == wanted }, behavior: behavior)
            } model: { script in
                takenUntil({ $0 == script.parameters[0] }, script.line(), behavior)
            }
        }

        @Test func `take until another`() {
            oracle([.any, .any]) {
                $0[0].take(until: $0[1])
            } model: { script in
                var line: Line<Int> = []
                for moment in script.heard(inOrder: [1, 0]) {
                    if moment.source == 1 {
                        switch moment.event {
                        case .next: return line + [.completed(moment.tick)]
                        case .error(let error): return line + [.error(moment.tick, error)]
                        case .completed: continue
                        }
                    }
                    line.append(Recorded(time: moment.tick, value: moment.event))
                    if moment.event.isStopEvent { return line }
                }
                return line
            }
        }

        @Test func `take for a time`() {
            let source = EventScript.SourceShape([.hot, .immediate])
            oracle([source], parameters: [1...20]) {
                $0[0].take(for: $0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                let duration = script.parameters[0]
                let taken = script.line().filter { $0.time <= duration }
                return taken.last?.value.isStopEvent == true ? taken : taken + [.completed(duration)]
            }
        }

        @Test func takeLast() {
            oracle([.any], parameters: [0...4]) {
                $0[0].takeLast($0.parameter())
            } model: { script in
                let line = script.line()
                guard let end = line.last, end.value.isStopEvent else { return [] }
                if !end.value.isCompleted { return [end] }
                return line.elements().suffix(script.parameters[0]).map { .next(end.time, $0.value) } + [end]
            }
        }
    }
}

private func takenUntil(_ isLast: (Int) -> Bool, _ line: Line<Int>, _ behavior: TakeBehavior) -> Line<Int> {
    guard let index = line.firstIndex(where: { $0.value.element.map(isLast) ?? false }) else { return line }
    let taken = behavior == .inclusive ? line[...index] : line[..<index]
    return taken + [.completed(line[index].time)]
}
