import Foundation
import Streams
import StreamsTesting
import Testing
import Threads

/// Faulty surroundings trap nothing and break no law.
extension Laws {
    @Test(arguments: Specimen.all)
    func `Faults: a scheduler that runs at once, before it returns, from inside callbacks`(_ specimen: Specimen) {
        withClaims { claims in
            for end in [Event<Token>.completed, .error(Fault())] { runAtOnce(specimen, end, claims) }
        }
    }

    private func runAtOnce(_ specimen: Specimen, _ end: Event<Token>, _ claims: Claims) {
        let stage = Stage(
            specimen, .wild,
            arrange: { rig in
                rig.scheduler = PromptScheduler(limit: 60)
                rig.tick = .milliseconds(1)
            })
        let sent = Tally()
        let output = specimen.has(.endless) ? stage.output.take(50) : stage.output
        let recorder = Recorder { [weak stage] event in
            if !event.isStopEvent, sent.add() < 20 { stage?.round(100 + sent.value) }
        }
        let lifetime = Lifetime()
        stage.home { lifetime.add(output.subscribe(recorder.observer)) }
        for number in 1...6 { stage.round(number) }
        stage.sendAll(specimen.has(.retrying) ? .completed : end)
        for number in 7...9 { stage.round(number) }
        if specimen.has(.main) { stage.settle() }
        stage.home { lifetime.end() }
        let total = recorder.total
        stage.round(10)
        if specimen.has(.main) { stage.settle() }
        claims.equal(recorder.faults, [], "grammar")
        claims.equal(recorder.total, total, "events after dispose")
        claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
    }

    @Test(arguments: Specimen.all { $0.isBuilt && $0.seats > 0 })
    func `Faults: a foreign source that goes on after its end and after its disposal`(_ specimen: Specimen) {
        withClaims { claims in
            for end in [Event<Token>.completed, .error(Fault())] { misbehave(specimen, end, claims) }
        }
    }

    private func misbehave(_ specimen: Specimen, _ end: Event<Token>, _ claims: Claims) {
        let foreign = (0..<specimen.seats).map { _ in ForeignSource(end) }
        let time = TestScheduler(simulateProcessingDelay: false)
        let rig = Rig(sources: foreign.map { foreign in foreign.asObservable() }, scheduler: time)
        let recorder = Recorder()
        let subscription = specimen.atHome { specimen.output(of: rig).take(60).subscribe(recorder.observer) }
        for number in 1...5 {
            foreign.forEach { $0.misbehave(number * 10) }
            time.advanceBy(30)
        }
        specimen.atHome { subscription.dispose() }
        let total = recorder.total
        foreign.forEach { $0.misbehave(100) }
        time.advanceBy(30)
        specimen.atHome {}
        claims.equal(recorder.faults, [], "grammar")
        claims.equal(recorder.total, total, "events after dispose")
    }

    @Test(arguments: Specimen.all)
    func `Faults: what is released calls back in, whatever it was`(_ specimen: Specimen) {
        withClaims { claims in
            for end in [Event<Token>.completed, .error(Fault()), nil] { release(specimen, end, claims) }
        }
    }

    private func release(_ specimen: Specimen, _ end: Event<Token>?, _ claims: Claims) {
        let calls = Tally()
        let stage = Stage(specimen, .wild)
        let back = callBack(to: stage, calls)
        let lifetime = Lifetime()
        var recorder: Recorder? = Recorder(keepsEntries: false) { [probe = Token(0, atDeinit: back)] _ in
            withExtendedLifetime(probe) {}
        }
        stage.subscribe(recorder!, lifetime)
        for number in 1...4 {
            for seat in specimen.feeds {
                stage.inputs[seat](.next(Token(number, seat: seat, atDeinit: back)))
            }
            stage.settle()
        }
        lifetime.addTeardown { [probe = Token(0, atDeinit: back)] in withExtendedLifetime(probe) {} }
        switch end {
        case .error: stage.sendAll(.error(Releasing(Token(0, atDeinit: back))))
        case let end?: stage.sendAll(end)
        case nil: break
        }
        stage.settle()
        stage.home { lifetime.end() }
        stage.settle()
        claims.equal(recorder!.faults, [], "grammar")
        recorder = nil
        stage.sendAll(.completed)
        stage.settle()
        claims.expect(calls.value > 0 || specimen.seats == 0, "nothing was released")
    }

    /// Sends, subscribes and ends, a limited number of times.
    private func callBack(to stage: Stage, _ calls: Tally) -> @Sendable () -> Void {
        { [weak stage] in
            guard let stage, calls.add() < 40 else { return }
            stage.round(1000 + calls.value)
            let lifetime = Lifetime()
            stage.output.attach(AnyObserver(next: { _ in lifetime.end() }, end: { _ in lifetime.end() }), lifetime)
            if calls.value % 3 == 0 { stage.sendAll(.completed) }
            lifetime.end()
        }
    }
}

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all)
    func `Faults: sources that send after their ends, and end again, from several threads`(_ specimen: Specimen) {
        withClaims(600) { claims in
            for round in 0..<4 * RandomTest.rounds { sendAfterEnds(specimen, round, claims) }
        }
    }

    private func sendAfterEnds(_ specimen: Specimen, _ round: Int, _ claims: Claims) {
        let stage = Stage(
            specimen, .wild,
            arrange: { rig in
                rig.call = { token in if token.number % 1000 == 17, round % 2 == 1 { throw Fault(17) } }
            })
        let recorders = [Recorder(), Recorder()]
        let subscriptions = recorders.map { stage.subscribe($0) }
        var bodies: [@Sendable () -> Void] = (0..<3).map { sender in
            {
                for number in 1...24 {
                    stage.round(sender * 1000 + number)
                    if number % 6 == 5, !specimen.has(.retrying), !specimen.has(.repeating) {
                        stage.sendAll(sender == 1 ? .error(Fault(number)) : .completed)
                    }
                }
            }
        }
        bodies.append { for _ in 0..<4 { stage.settle() } }
        if round % 4 > 1 { bodies.append { stage.home { subscriptions[1].dispose() } } }
        together(bodies)
        stage.settle()
        for recorder in recorders {
            claims.equal(recorder.faults, [], "grammar")
            claims.expect(recorder.ends <= 1, "two ends")
        }
        stage.home { for subscription in subscriptions { subscription.dispose() } }
        stage.settle()
        claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
    }
}

/// A source of another framework, which keeps no rule: it sends while it is subscribed to, after its end, and after it was
/// disposed of.
private final class ForeignSource: ObservableType {
    typealias Element = Token

    private let observers = Guarded<[AnyObserver<Token>]>([])
    private let end: Event<Token>

    init(_ end: Event<Token>) {
        self.end = end
    }

    func subscribe(_ observer: some ObserverType<Token>) -> any Disposable {
        let observer = AnyObserver(observer)
        observers.change { $0.append(observer) }
        observer.onNext(Token(1))
        observer.onNext(Token(2))
        return Disposables.create { observer.onNext(Token(3)) }
    }

    func misbehave(_ number: Int) {
        for observer in observers.value {
            observer.onNext(Token(number))
            observer.on(end)
            observer.onNext(Token(number + 1))
            observer.onCompleted()
            observer.onError(Fault(number))
        }
    }
}

/// An error that holds something.
private struct Releasing: Error {
    let token: Token

    init(_ token: Token) {
        self.token = token
    }
}
