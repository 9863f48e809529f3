import Streams
import StreamsTesting
import Testing

extension Laws {
    @Test(arguments: Specimen.all { $0.has(.timed) })
    func `9 Time: the same ticks whatever the length of a tick`(_ specimen: Specimen) {
        withClaims { claims in
            let seconds = record(specimen, resolution: 1, tick: .seconds(1))
            let milliseconds = record(specimen, resolution: 0.001, tick: .milliseconds(1))
            let minutes = record(specimen, resolution: 60, tick: .seconds(60))
            claims.expect(!seconds.isEmpty || specimen.has(.silent), "nothing came out")
            claims.equal(milliseconds, seconds, "in milliseconds")
            claims.equal(minutes, seconds, "in minutes")
        }
    }

    @Test(arguments: Specimen.all { $0.has(.timed) })
    func `9 Time: zero, negative and endless times do not trap, nor does what is sent then`(_ specimen: Specimen) {
        withClaims { claims in
            let far: [Duration] = [.never, .zero - .never, .seconds(Int64.max / 4)]
            for tick in [.zero, .seconds(-5), .nanoseconds(1)] + far {
                let time = TestScheduler(resolution: 1, simulateProcessingDelay: false)
                let source = time.createHotObservable(
                    (1...4).map { Recorded.next(200 + 10 * $0, Token($0)) } + [.completed(300)])
                let recorder = Recorder()
                let rig = Rig(
                    sources: Array(repeating: source.asObservable(), count: specimen.seats), scheduler: time, tick: tick
                )
                let output = specimen.output(of: rig)
                time.scheduleAt(200) { time.scheduleAt(400, action: output.subscribe(recorder.observer).dispose) }
                time.advanceTo(1000)
                claims.equal(recorder.faults, [], "grammar with \(tick)")
            }
        }
    }

    @Test(arguments: Specimen.all { $0.has(.timed) })
    func `9 Time: nothing that was pending runs after dispose`(_ specimen: Specimen) {
        withClaims { claims in
            for disposed in 200...240 {
                let time = TestScheduler(simulateProcessingDelay: false)
                let source = time.createHotObservable((1...12).map { Recorded.next(200 + 3 * $0, Token($0)) })
                let rig = Rig(sources: Array(repeating: source.asObservable(), count: specimen.seats), scheduler: time)
                let observer = time.start(disposed: disposed) { specimen.output(of: rig) }
                time.advanceTo(2000)
                let late = observer.events.filter { $0.time > disposed }
                claims.equal(late.count, 0, "events after \(disposed)")
            }
        }
    }
}

/// What the specimen sends, and at which tick.
private func record(_ specimen: Specimen, resolution: Double, tick: Duration) -> [String] {
    let time = TestScheduler(resolution: resolution, simulateProcessingDelay: false)
    let source = time.createHotObservable(
        [210, 211, 213, 216, 230, 231, 250].map { Recorded.next($0, Token($0)) } + [.completed(260)])
    let rig = Rig(
        sources: Array(repeating: source.asObservable(), count: specimen.seats), scheduler: time, tick: tick)
    return time.start(disposed: 300) { specimen.output(of: rig) }.events.map { "\($0.time) \($0.value)" }
}
