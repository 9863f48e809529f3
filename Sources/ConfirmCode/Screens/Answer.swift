import Streams

extension Observable where Element: Sendable {
    /// How a request ended: its first event, or ``AuthError/timeout``.
    ///
    /// - Parameters:
    ///   - limit: The most time to the answer.
    ///   - scheduler: Whose clock it is.
    func answer(within limit: Duration, _ scheduler: any SchedulerType) -> Observable<Event<Element>> {
        timeout(limit, other: Observable.error(AuthError.timeout), scheduler: scheduler).materialize().take(1)
    }
}
