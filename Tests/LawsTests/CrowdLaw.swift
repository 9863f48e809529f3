import Streams
import StreamsTesting
import Testing
import Threads

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all)
    func `1 to 4 in a crowd: many senders, one that disposes and one that comes late`(_ specimen: Specimen) {
        withClaims(600) { claims in
            for round in 0..<6 * RandomTest.rounds { Crowd(specimen, round).meet(claims) }
        }
    }

    @Test(arguments: SchedulerSpecimen.all)
    func `1 to 4 in a crowd: many that schedule, one that cancels and one that comes late`(
        _ specimen: SchedulerSpecimen
    ) {
        withClaims(600) { claims in
            for _ in 0..<10 * RandomTest.rounds { SchedulerCrowd(specimen).meet(claims) }
        }
    }

    @Test(arguments: DisposableSpecimen.all)
    func `1 to 4 in a crowd: many that put in, one that disposes and one that comes late`(
        _ specimen: DisposableSpecimen
    ) {
        withClaims(600) { claims in
            for _ in 0..<30 * RandomTest.rounds { meet(specimen.make(), claims) }
        }
    }

    private func meet(_ made: DisposableSpecimen.Made, _ claims: Claims) {
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

/// Three that send to a specimen, one of them its end too, one that disposes of it and one that subscribes late.
private final class Crowd: Sendable {
    private let stage: Stage
    private let round: Int
    private let early = [Recorder(), Recorder()]
    private let late = Recorder()
    private let subscriptions = Guarded<[any Disposable]>([])
    /// How many events the first observer had when it had been disposed.
    private let total = Guarded(0)

    init(_ specimen: Specimen, _ round: Int) {
        self.round = round
        stage = Stage(specimen, round.isMultiple(of: 2) || !specimen.isBuilt ? .hot : .wild)
    }

    func meet(_ claims: Claims) {
        let first = stage.subscribe(early[0])
        subscriptions.value = [first, stage.subscribe(early[1])]
        var bodies: [@Sendable () -> Void] = (0..<3).map { sender in { self.send(sender) } }
        bodies.append {
            self.stage.home { first.dispose() }
            self.total.value = self.early[0].total
        }
        bodies.append {
            let subscription = self.stage.subscribe(self.late)
            self.subscriptions.change { $0.append(subscription) }
        }
        bodies.append { for _ in 0..<4 { self.stage.settle() } }
        together(bodies)
        stage.settle()
        for recorder in early + [late] { claims.equal(recorder.faults, [], "grammar") }
        claims.expect(early[0].total <= total.value + 1, "\(early[0].total) events, after \(total.value)")
        stage.home { for subscription in self.subscriptions.value { subscription.dispose() } }
        stage.settle()
        claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
    }

    private func send(_ sender: Int) {
        for number in 1...20 { stage.round(sender * 1000 + number) }
        if round % 3 == sender { stage.sendAll(round.isMultiple(of: 2) ? .completed : .error(Fault())) }
    }
}

/// Three that schedule, one that cancels what is timed and one that schedules late.
private final class SchedulerCrowd: Sendable {
    private let specimen: SchedulerSpecimen
    private let scheduler: any SchedulerType
    private let settle: @Sendable () -> Void
    private let log: Log
    private let timed = Guarded<[any Disposable]>([])

    init(_ specimen: SchedulerSpecimen) {
        self.specimen = specimen
        (scheduler, settle) = specimen.make()
        log = Log(isSerial: specimen.isSerial && !specimen.isBlocking)
    }

    func meet(_ claims: Claims) {
        var bodies: [@Sendable () -> Void] = (0..<3).map { sender in { self.schedule(sender, count: 40) } }
        bodies.append { for _ in 0..<20 { self.cancel() } }
        bodies.append { self.schedule(3, count: 10) }
        together(bodies)
        cancel()
        for _ in 0..<3 { settle() }
        for sender in 0..<4 { judge(sender, count: sender < 3 ? 40 : 10, claims) }
        claims.equal(log.overlaps, 0, "pieces of work at once")
    }

    private func schedule(_ sender: Int, count: Int) {
        let work: @Sendable (Int) -> any Disposable = { [log] number in
            log.run(sender, number)
            return Disposables.create()
        }
        for number in 1...count {
            if Self.isTimed(number) {
                let item = scheduler.scheduleRelative(number, dueTime: .nanoseconds(number), action: work)
                timed.change { $0.append(item) }
            } else {
                _ = scheduler.schedule(number, action: work)
            }
        }
    }

    private func cancel() {
        for item in timed.exchange([]) { item.dispose() }
    }

    private func judge(_ sender: Int, count: Int, _ claims: Claims) {
        let numbers = log.numbers(of: sender)
        let atOnce = numbers.filter { !Self.isTimed($0) }
        claims.equal(
            Set(atOnce), Set((1...count).filter { !Self.isTimed($0) }), "work of sender \(sender) that nobody cancelled"
        )
        claims.equal(Set(numbers).count, numbers.count, "runs of the same work")
        if specimen.isSerial { claims.equal(atOnce, atOnce.sorted(), "the order of sender \(sender)") }
    }

    /// Every fifth piece of work is due later, and is cancelled.
    private static func isTimed(_ number: Int) -> Bool { number.isMultiple(of: 5) }
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
