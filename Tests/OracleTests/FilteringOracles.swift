import StreamsTesting
import Testing

extension Oracles {
    @Suite struct `Filtering as its models say` {
        @Test func skip() {
            oracle([.any], parameters: [-1...5]) {
                $0[0].skip($0.parameter())
            } model: { script in
                let line = script.line()
                return Array(line.elements().map { .next($0.time, $0.value) }.dropFirst(max(0, script.parameters[0])))
                    + line.end()
            }
        }

        @Test func `skip while`() {
            oracle([.any], parameters: [0...9]) { run in
                let limit = run.parameter()
                return run[0].skip(while: { $0 < limit })
            } model: { script in
                let line = script.line()
                return line.elements().drop { $0.value < script.parameters[0] }.map { .next($0.time, $0.value) }
                    + line.end()
            }
        }

        @Test func `skip until another`() {
            oracle([.any, .any]) {
                $0[0].skip(until: $0[1])
            } model: { script in
                var line: Line<Int> = []
                var isOpen = false
                var isOtherOver = false
                for moment in script.heard(inOrder: [1, 0]) {
                    switch (moment.source, moment.event) {
                    case (1, .next): isOpen = true
                    case (1, .error(let error)) where !isOpen && !isOtherOver:
                        return line + [.error(moment.tick, error)]
                    case (1, _): isOtherOver = true
                    case (_, .next(let element)): if isOpen { line.append(.next(moment.tick, element)) }
                    case (_, let end): return line + [Recorded(time: moment.tick, value: end)]
                    }
                }
                return line
            }
        }

        @Test func `skip for a time`() {
            let source = EventScript.SourceShape([.hot, .immediate])
            oracle([source], parameters: [1...20]) {
                $0[0].skip($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                script.line().filter { $0.value.isStopEvent || $0.time > script.parameters[0] }
            }
        }

        @Test func `element at an index`() {
            oracle([.any], parameters: [0...4]) {
                $0[0].element(at: $0.parameter())
            } model: { script in
                let line = script.line()
                let elements = line.elements()
                let index = script.parameters[0]
                if index < elements.count {
                    return [.next(elements[index].time, elements[index].value), .completed(elements[index].time)]
                }
                return line.end().map { end in
                    end.value.isCompleted ? .error(end.time, RxError.argumentOutOfRange) : end
                }
            }
        }

        @Test func single() {
            oracle([.any]) {
                $0[0].single()
            } model: { script in
                only(script.line())
            }
            oracle([.any], parameters: [0...9]) { run in
                let wanted = run.parameter()
                return run[0].single { $0 >= wanted }
            } model: { script in
                only(script.line().filter { $0.value.element.map { $0 >= script.parameters[0] } ?? true })
            }
        }

        @Test func distinct() {
            oracle([.any]) {
                $0[0].distinct()
            } model: { script in
                var line: Line<Int> = []
                for event in script.line() where !line.contains(where: { $0.value == event.value }) {
                    line.append(event)
                }
                return line
            }
        }

        @Test func distinctUntilChanged() {
            oracle([.any]) {
                $0[0].distinctUntilChanged { abs($0 - $1) < 3 }
            } model: { script in
                var line: Line<Int> = []
                for event in script.line() {
                    if let element = event.value.element, let last = line.last?.value.element, abs(element - last) < 3 {
                        continue
                    }
                    line.append(event)
                }
                return line
            }
        }

        @Test(arguments: [nil, 77])
        func sample(default defaultValue: Int?) {
            oracle([.any, .hot]) {
                $0[0].sample($0[1], defaultValue: defaultValue)
            } model: { script in
                var line: Line<Int> = []
                var waiting: Int?
                var isSourceOver = false
                var isSamplerOver = false
                for moment in script.heard {
                    switch (moment.source, moment.event) {
                    case (_, .error(let error)): return line + [.error(moment.tick, error)]
                    case (0, .next(let element)): waiting = element
                    case (0, .completed):
                        if isSamplerOver { return line + [.completed(moment.tick)] }
                        isSourceOver = true
                    case (_, let sample):
                        isSamplerOver = sample.isCompleted
                        if let element = waiting ?? defaultValue { line.append(.next(moment.tick, element)) }
                        waiting = nil
                        if isSourceOver { return line + [.completed(moment.tick)] }
                    }
                }
                return line
            }
        }
    }
}

private func only(_ line: Line<Int>) -> Line<Int> {
    let elements = line.elements()
    if elements.count > 1 { return [line[0], .error(elements[1].time, RxError.moreThanOneElement)] }
    if elements.isEmpty, let end = line.last, end.value.isCompleted {
        return [.error(end.time, RxError.noElements)]
    }
    return line
}
