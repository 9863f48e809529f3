/// An actor as a scheduler: work runs on the actor, one piece after the other, in the order of due times.
///
///     actor Store { … }
///     readings.observe(on: ActorScheduler(store)).subscribe(onNext: { reading in
///         store.assumeIsolated { $0.add(reading) }
///     })
///
/// Each scheduler keeps an order of its own: make one for an actor and share it.
public typealias ActorScheduler = ClockScheduler<ContinuousClock>

extension ClockScheduler where C == ContinuousClock {
    /// A scheduler that runs its work on `actor`. Its clock counts sleep.
    public convenience init(_ actor: any Actor) { self.init(ContinuousClock(), on: actor) }
}
