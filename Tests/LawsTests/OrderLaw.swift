import Foundation
import Streams
import Testing
import Threads

extension Laws {
    @Test(arguments: Specimen.all { $0.seats > 0 && $0.answers })
    func `4 Order: what is sent from inside a delivery reaches every observer after it`(_ specimen: Specimen) {
        withClaims { claims in
            let stage = Stage(specimen)
            let number = Tally()
            let first = Recorder { [weak stage] event in
                guard let stage, !event.isStopEvent, number.value < 16 else { return }
                for _ in 0..<2 { stage.send(number.add(), to: specimen.feeds.last!) }
            }
            let second = Recorder()
            let subscriptions = [stage.subscribe(first), stage.subscribe(second)]
            stage.settle()
            for _ in 0..<4 {
                stage.round(from: number)
                stage.settle()
            }
            stage.sendAll(.completed)
            stage.settle()
            claims.expect(first.count > 0, "no element came out")
            if specimen.seats == 1, specimen.hasNone(of: [.adding, .keeping, .thinning]) {
                claims.equal(second.entries, first.entries, "the second observer")
            }
            for recorder in [first, second] {
                claims.equal(recorder.faults, [], "grammar")
                claims.expectOrder(recorder, specimen)
            }
            for subscription in subscriptions { subscription.dispose() }
        }
    }
}

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all { $0.seats > 0 && $0.answers })
    func `4 Order: no observer sees a newer element of a sender before an older one`(_ specimen: Specimen) {
        withClaims { claims in
            for _ in 0..<5 {
                let stage = Stage(specimen)
                let recorders = [Recorder(), Recorder()]
                let subscriptions = recorders.map { stage.subscribe($0) }
                let late = Recorder()
                let lateSubscription = Guarded<(any Disposable)?>(nil)
                var bodies: [@Sendable () -> Void] = specimen.feeds.prefix(3).map { seat in
                    { for number in 1...60 { stage.send(number, to: seat) } }
                }
                bodies.append { for _ in 0..<5 { stage.settle() } }
                bodies.append { lateSubscription.value = stage.subscribe(late) }
                together(bodies)
                stage.settle()
                for recorder in recorders + [late] {
                    claims.equal(recorder.faults, [], "grammar")
                    claims.expectOrder(recorder, specimen)
                }
                if specimen.has(.sharing), specimen.hasNone(of: .main) {
                    claims.equal(
                        recorders[1].entries.suffix(40), recorders[0].entries.suffix(40), "the second observer")
                }
                for subscription in subscriptions { subscription.dispose() }
                lateSubscription.value?.dispose()
            }
        }
    }

    @Test(arguments: Specimen.all { !$0.isBuilt && $0.answers })
    func `4 Order: all observers of a subject see all senders in one order`(_ specimen: Specimen) {
        withClaims { claims in
            for _ in 0..<20 {
                let stage = Stage(specimen)
                let recorders = (0..<3).map { _ in Recorder() }
                let subscriptions = recorders.map { stage.subscribe($0) }
                together(
                    (0..<3).map { sender in
                        { for number in 1...50 { stage.send(sender * 1000 + number) } }
                    })
                claims.equal(recorders[0].numbers().filter { $0 > 0 }.count, 150, "elements")
                for recorder in recorders {
                    claims.equal(recorder.entries, recorders[0].entries, "one order")
                    for sender in 0..<3 {
                        let own = recorder.numbers(of: 0).filter { $0 / 1000 == sender && $0 > 0 }
                        claims.equal(own, own.sorted(), "the order of sender \(sender)")
                    }
                }
                for subscription in subscriptions { subscription.dispose() }
            }
        }
    }
}

extension Claims {
    /// In no seat does an element follow a newer one.
    fileprivate func expectOrder(_ recorder: Recorder, _ specimen: Specimen) {
        let complaint = specimen.complaint(aboutOrderOf: recorder)
        expect(complaint == nil, complaint ?? "")
    }
}

extension Specimen {
    /// What is wrong where an element of a seat follows a newer one; nil where none does.
    func complaint(aboutOrderOf recorder: Recorder) -> String? {
        if has(.retrying) || has(.repeating) { return nil }
        for seat in 0..<seats {
            let numbers = recorder.numbers(of: seat)
            if numbers != numbers.sorted() { return "the order of seat \(seat): \(numbers)" }
        }
        return nil
    }
}
