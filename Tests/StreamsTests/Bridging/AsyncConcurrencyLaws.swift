import Dispatch
import Testing

@testable import Streams

/// What streams promise to async code, with several threads; run under the thread sanitizer too.
@Suite struct AsyncConcurrencyLaws {
    @Test(.timeLimit(.minutes(10)))
    func `a value or a cancellation, whichever is first, and each subscription is disposed`() async {
        await race(10_000) { source in try await Single(trusting: source).value }
        await race(2_000) { source in try await Maybe(trusting: source).value }
        await race(2_000) { source in try await Completable(trusting: source.ignoreElements().asObservable()).value }
    }

    private func race<Value: Sendable>(
        _ rounds: Int, _ wait: @escaping @Sendable (Observable<Int>) async throws -> Value
    ) async {
        let subscribed = Tally()
        let disposed = Tally()
        let strange = Log<any Error>()
        let queue = DispatchQueue(label: "answers", attributes: .concurrent)
        let source = Observable<Int>.create { observer in
            subscribed.add()
            queue.async {
                observer.onNext(1)
                observer.onCompleted()
            }
            return Disposables.create { disposed.add() }
        }
        await withTaskGroup(of: Void.self) { group in
            for round in 0..<rounds {
                let task = Task { try await wait(source) }
                if round.isMultiple(of: 2) { task.cancel() } else { queue.async { task.cancel() } }
                group.addTask {
                    do { _ = try await task.value } catch  where !(error is CancellationError) { strange(error) } catch
                    {}
                }
                if round.isMultiple(of: 64) { await group.next() }
            }
        }
        await withCheckedContinuation { done in queue.async(flags: .barrier) { done.resume() } }
        #expect(strange.entries.isEmpty)
        #expect(subscribed.value == disposed.value)
    }

    @Test func `no lock is held while a waiting task is resumed`() {
        for cancels in [true, false] {
            let foreign = ForeignLock()
            let executor = GuardedExecutor(foreign)
            let subject = PublishSubject<Int>()
            let waiting = Signal()
            let task = Task(executorPreference: executor) {
                var iterator = subject.do(onSubscribed: { waiting.give() }).values.makeAsyncIterator()
                return try await iterator.next()
            }
            waiting.take()
            executor.settle()
            executor.isArmed.raise()
            let wasInside = foreign.cross(
                callIn: { if cancels { task.cancel() } else { subject.onNext(2) } }, callOut: { subject.onNext(1) })
            #expect(wasInside)
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `a loop gets what other threads send, in the order of each`() async throws {
        for _ in 0..<50 {
            let subject = PublishSubject<(thread: Int, number: Int)>()
            var last = [0, 0]
            var iterator = subject.values.makeAsyncIterator()
            let senders = (0..<2).map { thread in
                Task.detached { for number in 1...200 { subject.onNext((thread, number)) } }
            }
            for _ in 0..<400 {
                guard let element = try await iterator.next() else { break }
                #expect(element.number == last[element.thread] + 1)
                last[element.thread] = element.number
            }
            #expect(last == [200, 200])
            for sender in senders { await sender.value }
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `loops that are left and cancelled while another thread sends leave nothing behind`() async {
        let alive = Tally()
        let subject = BehaviorSubject(value: Probe(alive))
        for round in 0..<500 {
            let sender = Task.detached { for _ in 0..<20 { subject.onNext(Probe(alive)) } }
            let task = Task { for try await _ in subject.values where round.isMultiple(of: 2) { return } }
            if !round.isMultiple(of: 2) { task.cancel() }
            _ = await task.result
            await sender.value
        }
        #expect(!subject.hasObservers)
        #expect(alive.value == 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `what an async body sends is orderly, and a disposal from elsewhere is heard`() async {
        for _ in 0..<500 {
            let witness = Witness<Int>()
            let ended = AsyncSignal()
            let subscription = Observable<Int>(async: { observer in
                await withTaskGroup(of: Void.self) { group in
                    for thread in 0..<2 {
                        group.addTask { for number in 0..<20 { observer.onNext(thread * 100 + number) } }
                    }
                }
                ended.give()
            }).subscribe(witness)
            subscription.dispose()
            let heard = witness.events.count
            await ended.take()
            #expect(witness.isOrderly)
            #expect(witness.events.count <= heard + 1)
        }
    }
}

/// Runs what is enqueued on a queue; once armed, enqueueing takes the foreign lock, as a task's own lock would be taken.
private final class GuardedExecutor: TaskExecutor {
    let isArmed = Flag()
    private let foreign: ForeignLock
    private let queue = DispatchQueue(label: "tasks")

    init(_ foreign: ForeignLock) {
        self.foreign = foreign
    }

    func enqueue(_ job: consuming ExecutorJob) {
        if isArmed.isRaised { foreign.pass() }
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Waits until what was enqueued has run, and waits in its turn.
    func settle() {
        queue.sync {}
    }
}
