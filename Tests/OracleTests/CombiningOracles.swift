import StreamsTesting
import Testing

extension Oracles {
    @Suite struct `Combining as its models say` {
        @Test func `combineLatest of two`() {
            oracle([.any, .any]) {
                .combineLatest($0[0], $0[1]) { [$0, $1] }
            } model: {
                latest($0)
            }
        }

        @Test func `combineLatest of three`() {
            oracle([.any, .any, .any]) {
                .combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] }
            } model: {
                latest($0)
            }
        }

        @Test func `combineLatest of a collection`() {
            oracle([.any, .any, .any, .any]) {
                .combineLatest($0.sources) { $0 }
            } model: {
                latest($0)
            }
        }

        @Test func merge() {
            oracle([.any, .any, .any]) {
                .merge($0.sources)
            } model: { script in
                var open = script.sources.count
                var line: Line<Int> = []
                for moment in script.heard {
                    switch moment.event {
                    case .next: break
                    case .error: return line + [Recorded(time: moment.tick, value: moment.event)]
                    case .completed:
                        open -= 1
                        if open > 0 { continue }
                    }
                    line.append(Recorded(time: moment.tick, value: moment.event))
                }
                return line
            }
        }

        @Test func concat() {
            oracle([.any, .any, .any]) {
                .concat($0.sources)
            } model: { script in
                inTurn(script, Array(script.sources.indices)) { $0.isCompleted }
            }
        }

        @Test func amb() {
            oracle([.any, .any, .any]) {
                .amb($0.sources)
            } model: { script in
                let heard = script.heard
                guard let winner = heard.first?.source else { return [] }
                return heard.filter { $0.source == winner }.line
            }
        }

        @Test func cascade() {
            oracle([.hot, .hot, .hot]) {
                .cascade($0.sources)
            } model: { script in
                var line: Line<Int> = []
                var present = 0
                var open = Set(script.sources.indices)
                for moment in script.heard where open.contains(moment.source) {
                    switch moment.event {
                    case .next(let element):
                        present = moment.source
                        open = open.filter { $0 >= present }
                        line.append(.next(moment.tick, element))
                    case .error(let error): return line + [.error(moment.tick, error)]
                    case .completed:
                        open.remove(moment.source)
                        if open.isEmpty { return line + [.completed(moment.tick)] }
                    }
                }
                return line
            }
        }

        @Test func withLatestFrom() {
            oracle([.any, .any]) {
                $0[0].withLatestFrom($0[1]) { [$0, $1] }
            } model: { script in
                var line: Line<[Int]> = []
                var second: Int?
                for moment in script.heard(inOrder: [1, 0]) {
                    switch (moment.source, moment.event) {
                    case (_, .error(let error)): return line + [.error(moment.tick, error)]
                    case (1, .next(let element)): second = element
                    case (0, .next(let element)): if let second { line.append(.next(moment.tick, [element, second])) }
                    case (0, _): return line + [.completed(moment.tick)]
                    default: break
                    }
                }
                return line
            }
        }

        @Test func `if empty`() {
            oracle([.any]) {
                $0[0].ifEmpty(default: 77)
            } model: { script in
                let line = script.line()
                guard let first = line.first, first.value.isCompleted else { return line }
                return [.next(first.time, 77), first]
            }
            oracle([.any, .any]) {
                $0[0].ifEmpty(switchTo: $0[1])
            } model: { script in
                let line = script.heard(0)
                guard let first = line.first, first.event.isCompleted else { return line.line }
                return script.heard(1, from: first.place, number: 1).line
            }
        }

        @Test func `and, or`() {
            let few = EventScript.SourceShape(EventScript.Temperature.allCases, elements: 0...1)
            oracle([few, few]) { run in
                run.sources.map { $0.map { $0 == 1 } }.and()
            } model: { script in
                changes(latest(script)) { $0.allSatisfy { $0 == 1 } }
            }
            oracle([few, few]) { run in
                run.sources.map { $0.map { $0 == 1 } }.or()
            } model: { script in
                changes(latest(script)) { $0.contains(1) }
            }
        }
    }
}

private func latest(_ script: EventScript) -> Line<[Int]> {
    var line: Line<[Int]> = []
    var latest: [Int?] = script.sources.map { _ in nil }
    var open = Set(script.sources.indices)
    for moment in script.heard {
        switch moment.event {
        case .next(let element):
            latest[moment.source] = element
            let known = latest.compactMap(\.self)
            if known.count == latest.count { line.append(.next(moment.tick, known)) }
        case .error(let error): return line + [.error(moment.tick, error)]
        case .completed:
            open.remove(moment.source)
            if open.isEmpty || latest[moment.source] == nil { return line + [.completed(moment.tick)] }
        }
    }
    return line
}

private func changes(_ line: Line<[Int]>, _ result: ([Int]) -> Bool) -> Line<Bool> {
    var changes: Line<Bool> = []
    for event in line {
        let value = event.value.map(result)
        if let last = changes.last?.value.element, value.element == last { continue }
        changes.append(Recorded(time: event.time, value: value))
    }
    return changes
}
