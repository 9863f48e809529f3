import Foundation
import Streams
import Testing
import Threads

extension ConcurrencyLaws {
    @Test(arguments: Specimen.all { $0.has(.main) })
    func `10 Main: elements arrive on the main queue, in order, from one upstream subscription, and no error does`(
        _ specimen: Specimen
    ) {
        withClaims { claims in
            let stage = Stage(specimen)
            let elsewhere = Tally()
            let recorders = (0..<2).map { _ in
                Recorder { _ in if !MainPlace.isHere { elsewhere.add() } }
            }
            let subscriptions = recorders.map { stage.subscribe($0) }
            claims.equal(stage.subscribed.value, specimen.seats, "upstream subscriptions")
            together(
                specimen.feeds.map { seat in
                    { for number in 1...50 { stage.send(number, to: seat) } }
                })
            stage.settle()
            stage.sendAll(.error(Fault()))
            stage.settle()
            claims.equal(elsewhere.value, 0, "events off the main queue")
            for recorder in recorders {
                for seat in 0..<specimen.seats {
                    let numbers = recorder.numbers(of: seat)
                    claims.expect(numbers == numbers.sorted() && numbers.last == 50, "seat \(seat): \(numbers)")
                    if specimen.seats == 1 { claims.equal(numbers, Array(1...50), "elements") }
                }
                claims.equal(recorder.faults, [], "grammar")
                claims.expect(recorder.error == nil, "an error came through")
            }
            for subscription in subscriptions { stage.home { subscription.dispose() } }
            claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
        }
    }

    @Test(arguments: Specimen.all { $0.has(.main) })
    func `10 Main: subscribed and disposed from anywhere it delivers on the main queue only`(_ specimen: Specimen) {
        withClaims { claims in
            for _ in 0..<20 {
                let stage = Stage(specimen)
                let elsewhere = Tally()
                let recorder = Recorder { _ in if !MainPlace.isHere { elsewhere.add() } }
                let subscription = Guarded<(any Disposable)?>(nil)
                together([
                    { for number in 1...20 { stage.round(number) } },
                    { subscription.value = stage.output.subscribe(recorder.observer) },
                ])
                together([
                    { for number in 21...40 { stage.round(number) } },
                    { subscription.value?.dispose() },
                ])
                stage.settle()
                claims.equal(elsewhere.value, 0, "events off the main queue")
                claims.equal(recorder.faults, [], "grammar")
                claims.equal(stage.disposed.value, stage.subscribed.value, "disposed sources")
            }
        }
    }
}
