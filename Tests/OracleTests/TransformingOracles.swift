import StreamsTesting
import Testing

extension Oracles {
    @Suite struct `Transforming as its models say` {
        @Test func scan() {
            oracle([.any]) {
                $0[0].scan(100) { $0 * 2 % 1000 + $1 }
            } model: { script in
                var sum = 100
                return script.line().map { event in
                    Recorded(
                        time: event.time,
                        value: event.value.map { element in
                            sum = sum * 2 % 1000 + element
                            return sum
                        })
                }
            }
        }

        @Test func `scan into`() {
            oracle([.any]) {
                $0[0].scan(into: [Int]()) { $0.append($1) }
            } model: { script in
                let line = script.line()
                let elements = line.elements()
                return elements.enumerated().map { index, element in
                    .next(element.time, elements[...index].map(\.value))
                } + line.end()
            }
        }

        @Test func reduce() {
            oracle([.any]) {
                $0[0].reduce(100) { $0 - $1 }
            } model: { script in
                atCompletion(script.line()) { $0.reduce(100, -) }
            }
        }

        @Test func count() {
            oracle([.any], parameters: [0...9]) { run in
                let limit = run.parameter()
                return run[0].count { $0 < limit }
            } model: { script in
                atCompletion(script.line()) { elements in elements.count { $0 < script.parameters[0] } }
            }
        }

        @Test func toArray() {
            oracle([.any]) {
                $0[0].toArray().asObservable()
            } model: { script in
                atCompletion(script.line()) { $0 }
            }
        }

        @Test func pairwise() {
            oracle([.any]) {
                $0[0].pairwise().map { [$0, $1] }
            } model: { script in
                runs(of: 2, script.line())
            }
        }

        @Test func nwise() {
            oracle([.any], parameters: [1...4]) {
                $0[0].nwise($0.parameter())
            } model: { script in
                runs(of: script.parameters[0], script.line())
            }
        }

        @Test func enumerated() {
            oracle([.any]) {
                $0[0].enumerated().map { [$0.index, $0.element] }
            } model: { script in
                let line = script.line()
                return line.elements().enumerated().map { .next($1.time, [$0, $1.value]) } + line.end()
            }
        }

        @Test func `materialize and back`() {
            oracle([.any]) {
                $0[0].materialize()
            } model: { script in
                script.line().flatMap { event -> Line<Event<Int>> in
                    let element = Line<Event<Int>>.Element.next(event.time, event.value)
                    return event.value.isStopEvent ? [element, .completed(event.time)] : [element]
                }
            }
            oracle([.any]) {
                $0[0].materialize().dematerialize()
            } model: {
                $0.line()
            }
        }

        @Test func buffer() {
            oracle([.hot], parameters: [1...7, 1...4]) {
                $0[0].buffer(timeSpan: $0.ticks(), count: $0.parameter(1), scheduler: $0.scheduler)
            } model: { script in
                let spans = spans(of: script)
                var line: Line<[Int]> = spans.lists.dropLast().map { .next($0.end, $0.elements) }
                switch spans.end?.value {
                case .completed:
                    line += [.next(spans.lists[spans.lists.count - 1].end, spans.lists.last?.elements ?? [])]
                default: break
                }
                return line + [spans.end].compactMap { $0 }.end()
            }
        }

        @Test func window() {
            oracle([.hot], parameters: [1...7, 1...4]) {
                $0[0].window(timeSpan: $0.ticks(), count: $0.parameter(1), scheduler: $0.scheduler)
                    .flatMap { $0.map { "\($0)" }.startWith("[").concat(Observable.just("]")) }
            } model: { script in
                let spans = spans(of: script)
                var line: Line<String> = []
                for (index, span) in spans.lists.enumerated() {
                    line.append(.next(span.begin, "["))
                    line += span.line.map { .next($0.time, "\($0.value)") }
                    let isCut = index == spans.lists.count - 1 && spans.end?.value.isCompleted != true
                    if !isCut { line.append(.next(span.end, "]")) }
                }
                return line + [spans.end].compactMap { $0 }.end()
            }
        }

        @Test func groupBy() {
            oracle([.any]) {
                $0[0].groupBy { $0 % 3 }.flatMap { group in
                    group.map { "\(group.key): \($0)" }.startWith("\(group.key)").concat(Observable.just("over"))
                }
            } model: { script in
                var keys: [Int] = []
                var line: Line<String> = []
                for event in script.line() {
                    switch event.value {
                    case .next(let element):
                        if !keys.contains(element % 3) {
                            keys.append(element % 3)
                            line.append(.next(event.time, "\(element % 3)"))
                        }
                        line.append(.next(event.time, "\(element % 3): \(element)"))
                    case .completed: line += keys.map { _ in .next(event.time, "over") } + [.completed(event.time)]
                    case .error(let error): line.append(.error(event.time, error))
                    }
                }
                return line
            }
        }
    }
}

/// What `result` makes of all elements when the line completes; the error where it fails.
private func atCompletion<Output>(_ line: Line<Int>, _ result: ([Int]) -> Output) -> Line<Output> {
    guard let end = line.last, end.value.isStopEvent else { return [] }
    return (end.value.isCompleted ? [.next(end.time, result(line.elements().map(\.value)))] : []) + line.end()
}

private func runs(of count: Int, _ line: Line<Int>) -> Line<[Int]> {
    let elements = line.elements()
    return elements.indices.dropFirst(count - 1).map { index in
        .next(elements[index].time, elements[(index - count + 1)...index].map(\.value))
    } + line.end()
}

private struct Span {
    let begin: Int
    var line: [Recorded<Int>] = []
    var end = 0
    var elements: [Int] { line.map(\.value) }
}

/// The spans of time of a script, the last one up to the end; and the end.
private func spans(of script: EventScript) -> (lists: [Span], end: Recorded<Event<Int>>?) {
    let length = script.parameters[0]
    let count = script.parameters[1]
    var spans = [Span(begin: 0)]
    func close(at tick: Int) {
        spans[spans.count - 1].end = tick
        spans.append(Span(begin: tick))
    }
    func pass(to tick: Int) {
        while let last = spans.last, last.begin + length < tick { close(at: last.begin + length) }
    }
    for event in script.line() {
        pass(to: event.time)
        guard let element = event.value.element else {
            spans[spans.count - 1].end = event.time
            return (spans, event)
        }
        spans[spans.count - 1].line.append(Recorded(time: event.time, value: element))
        if spans[spans.count - 1].line.count == count { close(at: event.time) }
    }
    pass(to: 80)
    return (spans, nil)
}
