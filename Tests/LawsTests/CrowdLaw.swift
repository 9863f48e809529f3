import Streams
import StreamsTesting
import Testing

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all)
    func `1 to 4 in a crowd: many senders, one that disposes and one that comes late`(_ specimen: Specimen) {
        withClaims(600) { claims in
            for round in 0..<6 * RandomTest.rounds {
                let stage = Stage(specimen, round.isMultiple(of: 2) || !specimen.isBuilt ? .hot : .wild)
                let early = [Recorder(), Recorder()]
                let late = Recorder()
                let subscriptions = early.map { stage.subscribe($0) }
                let lateSubscription = Guarded<(any Disposable)?>(nil)
                let silentSince = Guarded<Int?>(nil)
                var bodies: [@Sendable () -> Void] = (0..<3).map { sender in
                    {
                        for number in 1...20 { stage.round(sender * 1000 + number) }
                        if round % 3 == sender { stage.sendAll(round % 2 == 0 ? .completed : .error(Fault())) }
                    }
                }
                bodies.append {
                    stage.home { subscriptions[0].dispose() }
                    silentSince.value = early[0].total
                }
                bodies.append { lateSubscription.value = stage.subscribe(late) }
                bodies.append { for _ in 0..<4 { stage.settle() } }
                together(bodies)
                stage.settle()
                for recorder in early + [late] { claims.equal(recorder.faults, [], "grammar") }
                claims.expect(
                    early[0].total <= (silentSince.value ?? 0) + 1,
                    "\(early[0].total) events, after \(silentSince.value ?? 0)")
                stage.home {
                    for subscription in subscriptions { subscription.dispose() }
                    lateSubscription.value?.dispose()
                }
                stage.settle()
                claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
            }
        }
    }

    @Test(arguments: SchedulerSpecimen.all)
    func `1 to 4 in a crowd: many that schedule, one that cancels and one that comes late`(
        _ specimen: SchedulerSpecimen
    ) {
        withClaims(600) { claims in
            for _ in 0..<10 * RandomTest.rounds {
                let (scheduler, settle) = specimen.make()
                let log = Log(isSerial: specimen.isSerial && !specimen.isBlocking)
                let cancelled = Guarded<[any Disposable]>([])
                let schedule: @Sendable (_ sender: Int, _ after: Int) -> Void = { sender, count in
                    for number in 1...count {
                        let isTimed = number.isMultiple(of: 5)
                        let work: @Sendable (Int) -> any Disposable = { number in
                            log.run(sender, number)
                            return Disposables.create()
                        }
                        let disposable =
                            isTimed
                            ? scheduler.scheduleRelative(number, dueTime: .nanoseconds(number), action: work)
                            : scheduler.schedule(number, action: work)
                        if isTimed { cancelled.change { $0.append(disposable) } }
                    }
                }
                var bodies: [@Sendable () -> Void] = (0..<3).map { sender in { schedule(sender, 40) } }
                bodies.append { for _ in 0..<20 { cancelled.exchange([]).forEach { $0.dispose() } } }
                bodies.append { schedule(3, 10) }
                together(bodies)
                cancelled.exchange([]).forEach { $0.dispose() }
                for _ in 0..<3 { settle() }
                for sender in 0..<4 {
                    let numbers = log.numbers(of: sender)
                    let count = sender < 3 ? 40 : 10
                    claims.equal(
                        Set(numbers.filter { !$0.isMultiple(of: 5) }),
                        Set((1...count).filter { !$0.isMultiple(of: 5) }),
                        "work of sender \(sender) that nobody cancelled")
                    claims.equal(Set(numbers).count, numbers.count, "runs of the same work")
                    let atOnce = numbers.filter { !$0.isMultiple(of: 5) }
                    if specimen.isSerial { claims.equal(atOnce, atOnce.sorted(), "the order of sender \(sender)") }
                }
                claims.equal(log.overlaps, 0, "pieces of work at once")
            }
        }
    }

    @Test(arguments: DisposableSpecimen.all)
    func `1 to 4 in a crowd: many that put in, one that disposes and one that comes late`(
        _ specimen: DisposableSpecimen
    ) {
        withClaims(600) { claims in
            for _ in 0..<30 * RandomTest.rounds {
                let made = specimen.make()
                let given = Tally()
                let disposed = Guarded<[Int: Int]>([:])
                let put: @Sendable () -> Void = {
                    let number = given.add()
                    made.put(Disposables.create { disposed.change { $0[number, default: 0] += 1 } })
                }
                var bodies: [@Sendable () -> Void] = (0..<3).map { _ in { for _ in 0..<20 { put() } } }
                bodies.append(made.dispose)
                bodies.append {
                    _ = made.isDisposed()
                    put()
                }
                together(bodies)
                made.dispose()
                made.settle()
                put()
                made.settle()
                claims.expect(made.isDisposed(), "it says that it is not disposed")
                let counts = disposed.value
                claims.equal(counts.count, given.value, "things disposed")
                claims.expect(counts.values.allSatisfy { $0 == 1 }, "some were disposed twice")
            }
        }
    }
}

/// What ran, told by work that a serial scheduler never runs at once.
private final class Log: Sendable {
    private let runs = Guarded<[(sender: Int, number: Int)]>([])
    private let inside = Guarded((now: 0, overlaps: 0))
    private let serial = Unlocked(0)
    private let isSerial: Bool

    init(isSerial: Bool) {
        self.isSerial = isSerial
    }

    var overlaps: Int { isSerial ? inside.value.overlaps : 0 }

    func run(_ sender: Int, _ number: Int) {
        inside.change { inside in
            inside.now += 1
            if inside.now > 1 { inside.overlaps += 1 }
        }
        if isSerial { serial.value += 1 }
        runs.change { $0.append((sender, number)) }
        inside.change { $0.now -= 1 }
    }

    func numbers(of sender: Int) -> [Int] { runs.value.filter { $0.sender == sender }.map(\.number) }
}
