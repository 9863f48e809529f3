import Foundation
import Streams
import StreamsTesting

/// A specimen that is built and ready: what feeds it, what it gives, and what happened to its sources.
final class Stage: Sendable {
    /// Where a specimen's sources come from.
    enum Feed {
        /// A subject for each seat.
        case hot
        /// Observers that `create` handed out are kept and fed whatever the state of their subscription.
        case wild
    }

    let specimen: Specimen
    let feed: Feed
    let time = TestScheduler(simulateProcessingDelay: false)
    let inputs: [@Sendable (Event<Token>) -> Void]
    let output: Observable<Token>
    /// The subscriptions of sources.
    let subscribed = Tally()
    /// The ends of these subscriptions.
    let disposed = Tally()
    /// The subscriptions that have not ended.
    let observed = Tally()
    /// The live elements.
    let alive = Tally()
    /// For what a law counts itself.
    let events = Tally()
    private let owner: (any Sendable)?
    private let isAdvancing = NSLock()

    /// - Parameters:
    ///   - onSubscribe: What a wild source does when it is subscribed to.
    ///   - onDispose: What the teardown of a wild source does with its observer.
    ///   - arrange: Changes the rig before the specimen is built.
    init(
        _ specimen: Specimen, _ feed: Feed = .hot, seats: Int? = nil,
        onSubscribe: @escaping @Sendable () -> Void = {},
        onDispose: @escaping @Sendable (AnyObserver<Token>) -> Void = { _ in },
        arrange: (inout Rig) -> Void = { _ in }
    ) {
        self.specimen = specimen
        self.feed = feed
        let counts = Counts(subscribed: subscribed, disposed: disposed, observed: observed)
        switch specimen.form {
        case .subject(let make):
            let subject = make()
            inputs = [subject.input]
            output = subject.output
            owner = subject.owner
        case .built(let build):
            owner = nil
            let seats = (0..<(seats ?? specimen.seats)).map { _ in
                feed == .hot ? Self.hot(counts) : Self.wild(counts, onSubscribe, onDispose)
            }
            inputs = seats.map(\.input)
            var rig = Rig(sources: seats.map(\.source), scheduler: time)
            arrange(&rig)
            let built = build(rig)
            output = specimen.has(.endless) && specimen.hasNone(of: [.timed, .silent]) ? built.take(50) : built
        }
    }

    private typealias Seat = (source: Observable<Token>, input: @Sendable (Event<Token>) -> Void)

    /// How often sources were subscribed to and let go.
    private struct Counts: Sendable {
        let subscribed: Tally
        let disposed: Tally
        let observed: Tally

        func begin() {
            subscribed.add()
            observed.add()
        }

        func end() {
            disposed.add()
            observed.add(-1)
        }
    }

    private static func hot(_ counts: Counts) -> Seat {
        let subject = PublishSubject<Token>()
        let attach = subject.attach
        let source = Observable<Token> { observer, lifetime in
            counts.begin()
            lifetime.addTeardown { counts.end() }
            attach(observer, lifetime)
        }
        return (source, { subject.on($0) })
    }

    private static func wild(
        _ counts: Counts, _ onSubscribe: @escaping @Sendable () -> Void,
        _ onDispose: @escaping @Sendable (AnyObserver<Token>) -> Void
    ) -> Seat {
        let kept = Guarded<[AnyObserver<Token>]>([])
        let source = Observable<Token>.create { observer in
            counts.begin()
            onSubscribe()
            kept.change { $0.append(observer) }
            return Disposables.create {
                counts.end()
                onDispose(observer)
            }
        }
        return (source, { event in for observer in kept.value { observer.on(event) } })
    }
}

extension Stage {
    /// Sends an element that is counted.
    func send(_ number: Int, to seat: Int = 0) {
        if seat < inputs.count { inputs[seat](.next(Token(number, seat: seat, alive: alive))) }
    }

    /// Sends an element to each seat that takes part.
    func round(_ number: Int) {
        for seat in specimen.feeds { send(number, to: seat) }
    }

    /// Sends an element to each seat that takes part, each with a number of its own.
    func round(from numbers: Tally) {
        for seat in specimen.feeds { send(numbers.add(), to: seat) }
    }

    /// Sends `event` to all seats.
    ///
    /// Not the end of a subject to what subscribes to it again at that: it would do so for ever.
    func sendAll(_ event: Event<Token>) {
        if feed == .hot, specimen.has(event.error == nil ? .repeating : .retrying), event.isStopEvent { return }
        for input in inputs { input(event) }
    }

    /// Waits until what is due has been delivered.
    func settle() {
        if specimen.has(.timed) { isAdvancing.withLock { time.advanceBy(20) } }
        if specimen.has(.main) { for _ in 0..<3 { DispatchQueue.main.sync {} } }
    }

    /// Subscribes where the specimen is at home.
    func subscribe(_ recorder: Recorder) -> any Disposable {
        home { self.output.subscribe(recorder.observer) }
    }

    /// Subscribes for as long as `lifetime` lasts.
    func subscribe(_ recorder: Recorder, _ lifetime: Lifetime) {
        let observer = recorder.observer
        home {
            self.output.attach(
                AnyObserver(
                    next: observer.next,
                    end: {
                        observer.end($0)
                        lifetime.end()
                    }), lifetime)
        }
    }

    /// Runs `body` where the specimen delivers.
    func home<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
        specimen.has(.main) ? DispatchQueue.main.sync(execute: body) : body()
    }
}
