import Streams

/// A server that is played in memory: it handles one request after the other, answers each after a latency, and fails as
/// it is told to.
struct InMemoryServer<State: Sendable>: Sendable {
    /// What a request does besides its answer.
    typealias Effect = @Sendable () -> Void

    private typealias Job = @Sendable (inout State) -> Effect

    private let latency: Duration
    private let scheduler: any SchedulerType
    private let jobs = PublishSubject<Job>()

    init(_ state: State, latency: Duration, scheduler: any SchedulerType) {
        self.latency = latency
        self.scheduler = scheduler
        // The subject's turn makes the state's changes serial, and the subject's end frees it.
        let state = Cell(state)
        _ = jobs.subscribe(onNext: { job in job(&state.value)() })
    }

    /// A request, made at each subscription.
    ///
    /// - Parameters:
    ///   - fault: Asked at the subscription: what goes wrong.
    ///   - decide: The answer to a request that is handled, or the error; and what else it does.
    func answer<Answer: Sendable>(
        fault: @escaping @Sendable () -> InMemoryFault?,
        _ decide: @escaping @Sendable (_ state: inout State, _ effect: inout Effect?) throws -> Answer
    ) -> Observable<Answer> {
        .create { [scheduler, latency, jobs = jobs.asObserver()] observer in
            let fault = fault()
            if fault == .requestLost { return Disposables.create() }
            return scheduler.run(after: fault?.latency ?? latency) {
                if case .error(let error) = fault { return observer.onError(error) }
                jobs.onNext { state in
                    var effect: Effect?
                    let result = Result { try decide(&state, &effect) }
                    return { [effect] in
                        if fault != .deliveryLost { effect?() }
                        if fault == .answerLost { return }
                        switch result {
                        case .success(let answer):
                            observer.onNext(answer)
                            observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                    }
                }
            }
        }
    }
}

extension SchedulerType {
    /// Runs `action` once `delay` has passed, at once where there is none.
    @discardableResult func run(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        if delay <= .zero {
            action()
            return Disposables.create()
        }
        return scheduleRelative((), dueTime: delay) { _ in
            action()
            return Disposables.create()
        }
    }
}
