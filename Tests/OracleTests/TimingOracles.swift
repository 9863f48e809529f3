import StreamsTesting
import Testing

private let punctual = EventScript.SourceShape([.hot, .immediate])

extension Oracles {
    @Suite struct `Timing as its models say` {
        @Test func debounce() {
            oracle([.any], parameters: [0...6]) {
                $0[0].debounce($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                let line = script.line()
                var result: Line<Int> = []
                for (index, event) in line.enumerated() {
                    guard let element = event.value.element else { return result + [event] }
                    let due = event.time + script.parameters[0]
                    let following = index + 1 < line.count ? line[index + 1] : nil
                    if let following, following.time <= due {
                        if following.value.isCompleted { result.append(.next(following.time, element)) }
                    } else {
                        result.append(.next(due, element))
                    }
                }
                return result
            }
        }

        @Test func `throttle with the latest`() {
            oracle([.any], parameters: [0...6]) {
                $0[0].throttle($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                throttled(script)
            }
        }

        @Test func `throttle without the latest`() {
            oracle([.any], parameters: [0...6]) {
                $0[0].throttle($0.ticks(), latest: false, scheduler: $0.scheduler)
            } model: { script in
                var opens = 0
                return script.line().filter { event in
                    if event.value.isStopEvent { return true }
                    if event.time < opens { return false }
                    opens = event.time + script.parameters[0]
                    return true
                }
            }
        }

        @Test func delay() {
            oracle([.any], parameters: [0...6]) {
                $0[0].delay($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                let line = script.line()
                let delayed = line.map { Recorded(time: $0.time + script.parameters[0], value: $0.value) }
                guard let end = line.last, end.value.error != nil else { return delayed }
                return delayed.filter { $0.time < end.time } + [end]
            }
        }

        @Test func delaySubscription() {
            oracle([.any], parameters: [1...6]) {
                $0[0].delaySubscription($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                script.heard(0, from: [script.parameters[0], 1, 0], number: 1).line
            }
        }

        @Test func timeout() {
            oracle([punctual], parameters: [1...9]) {
                $0[0].timeout($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                let (line, late) = inTime(script)
                return line.line + (late.map { [.error($0, RxError.timeout)] } ?? [])
            }
        }

        @Test func `timeout with another`() {
            oracle([punctual, .any], parameters: [1...9]) {
                $0[0].timeout($0.ticks(), other: $0[1], scheduler: $0.scheduler)
            } model: { script in
                let (line, late) = inTime(script)
                return line.line + (late.map { script.heard(1, from: [$0, 1, 50], number: 100).line } ?? [])
            }
        }

        @Test func `observe on`() {
            oracle([.any]) {
                $0[0].observe(on: $0.scheduler)
            } model: {
                $0.line()
            }
        }

        @Test func `subscribe on`() {
            oracle([.any]) {
                $0[0].subscribe(on: $0.scheduler)
            } model: {
                $0.line()
            }
        }

        @Test func `timestamp and time interval`() {
            oracle([.any]) {
                $0[0].timestamp($0.scheduler).map { [Int($0.time.nanoseconds / 1_000_000_000), $0.element] }
            } model: { script in
                let line = script.line()
                return line.elements().map { .next($0.time, [$0.time, $0.value]) } + line.end()
            }
            oracle([.any]) {
                $0[0].timeInterval($0.scheduler).map { [Int($0.interval.components.seconds), $0.element] }
            } model: { script in
                let line = script.line()
                let elements = line.elements()
                return elements.enumerated().map { index, element in
                    .next(element.time, [element.time - (index == 0 ? 0 : elements[index - 1].time), element.value])
                } + line.end()
            }
        }

        @Test func `timer and interval`() {
            oracle([], parameters: [1...9, 1...9], count: 200) {
                Observable<Int>.timer($0.ticks(0), period: $0.ticks(1), scheduler: $0.scheduler)
            } model: { script in
                stride(from: script.parameters[0], through: 60, by: script.parameters[1]).enumerated().map {
                    .next($1, $0)
                }
            }
            oracle([], parameters: [1...9], count: 50) {
                Observable<Int>.timer($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                [.next(script.parameters[0], 0), .completed(script.parameters[0])]
            }
            oracle([], parameters: [0...9], count: 50) {
                Observable<Int>.interval($0.ticks(), scheduler: $0.scheduler)
            } model: { script in
                let period = max(1, script.parameters[0])
                return stride(from: period, through: 60, by: period).enumerated().map { .next($1, $0) }
            }
        }
    }
}

private func throttled(_ script: EventScript) -> Line<Int> {
    let dueTime = script.parameters[0]
    var result: Line<Int> = []
    var opens = 0
    var waiting: Int?
    func release(before tick: Int) {
        guard let element = waiting, opens < tick else { return }
        result.append(.next(opens, element))
        waiting = nil
        opens += dueTime
    }
    for event in script.line() {
        release(before: event.time)
        switch event.value {
        case .next(let element):
            if event.time < opens {
                waiting = element
            } else {
                waiting = nil
                result.append(event)
                opens = event.time + dueTime
            }
        case .error: return result + [event]
        case .completed:
            if waiting == nil { return result + [event] }
            release(before: .max)
            return result + [.completed(result[result.count - 1].time)]
        }
    }
    release(before: .max)
    return result
}

/// What comes in time, and the tick at which something is missing.
private func inTime(_ script: EventScript) -> (line: [Moment], late: Int?) {
    let dueTime = script.parameters[0]
    var taken: [Moment] = []
    var due = dueTime
    for moment in script.heard(0) {
        if moment.tick > due { return (taken, due) }
        taken.append(moment)
        if moment.event.isStopEvent { return (taken, nil) }
        due = moment.tick + dueTime
    }
    return (taken, due)
}
