/// Why an ``Action`` did not do what it was asked.
public enum ActionError: Error {
    /// It was not enabled, or at work already.
    case notEnabled
    /// The work failed.
    case underlyingError(any Error)
}

/// Work that is done on request, one at a time: what stands behind a button.
///
///     let logIn = Action(enabledIf: isValid) { credentials in service.logIn(credentials) }
///     tap.withLatestFrom(credentials).bind(to: logIn.inputs)
///     logIn.executing.bind(to: isBusy)
///
/// A request while it works fails alone, with ``ActionError/notEnabled``. The work ends with the action.
public final class Action<Input: Sendable, Element: Sendable>: Sendable {
    /// The elements of all executions.
    public var elements: Observable<Element> { results.asObservable() }
    /// The failures of all requests, those that were refused included.
    public var errors: Observable<ActionError> { failures.asObservable() }
    /// The errors of the work of all executions.
    public var underlyingError: Observable<any Error> {
        failures.compactMap { if case .underlyingError(let error) = $0 { error } else { nil } }
    }
    /// One element for each execution that completes.
    public var completions: Observable<Void> { successes.asObservable() }
    /// Whether it works, the present state first.
    public var executing: Observable<Bool> { activity.isActive.asObservable() }
    /// Whether a request would be met, the present state first.
    public var enabled: Observable<Bool> {
        Observable.combineLatest(activity.isActive, isAllowed) { !$0 && $1 }.distinctUntilChanged()
    }

    private let work: @Sendable (Input) -> Observable<Element>
    private let results = PublishRelay<Element>()
    private let failures = PublishRelay<ActionError>()
    private let successes = PublishRelay<Void>()
    private let activity = ActivityIndicator()
    private let isAllowed = BehaviorRelay(value: false)
    private let isBusy = Locked(false)
    private let executions = LifetimeSet()
    private let lifetime = Lifetime()

    /// An action that nobody has requested yet.
    ///
    /// - Parameters:
    ///   - enabledIf: Whether requests are met; they are not before its first element, and its end changes nothing.
    ///   - workFactory: Makes the work of an input. An error it throws is an error of the work.
    public init<Work: ObservableConvertibleType>(
        enabledIf: Observable<Bool> = .just(true), workFactory: @escaping @Sendable (Input) throws -> Work
    ) where Work.Element == Element {
        work = { input in .deferred { try workFactory(input).asObservable() } }
        lifetime.node.add(executions)
        lifetime.add(enabledIf.subscribe(onNext: { [isAllowed] in isAllowed.accept($0) }, onError: { _ in }))
    }

    deinit { lifetime.end() }

    /// Where requests may be sent to, as elements. An end changes nothing.
    public var inputs: AnyObserver<Input> { AnyObserver(next: { [weak self] in _ = self?.execute($0) }, end: { _ in }) }

    /// Requests an execution, which begins at once.
    ///
    /// - Returns: What it sends, from the beginning whenever it is subscribed to; it may be ignored. It fails with an
    ///   ``ActionError``, and with ``RxError/disposed(object:)`` where the action goes away before the work is done.
    @discardableResult public func execute(_ input: Input) -> Observable<Element> {
        guard isAllowed.value, !isBusy.exchange(true) else {
            failures.accept(.notEnabled)
            return .error(ActionError.notEnabled)
        }
        let record = ReplaySubject<Element>.createUnbounded()
        run(work(input), into: record)
        return Observable { observer, lifetime in
            lifetime.addTeardown { withExtendedLifetime(record) {} }
            record.attach(observer, lifetime)
        }
    }

    /// Runs `work`. The record is kept by those who read it alone, so that it does not grow where nobody does.
    private func run(_ work: Observable<Element>, into record: ReplaySubject<Element>) {
        let execution = executions.insert()
        let lifetime = Lifetime(execution)
        let isOver = Flag()
        lifetime.addTeardown { [weak record] in
            if !isOver.isRaised { record?.onError(RxError.disposed(object: "Action")) }
        }
        lifetime.add(activity.begin())
        let receiver = AnyObserver { [results, weak record] element in
            results.accept(element)
            record?.onNext(element)
        } end: { [isBusy, executions, failures, successes, weak record] termination in
            isOver.raise()
            _ = isBusy.exchange(false)
            executions.end(execution)
            switch termination {
            case .completed:
                successes.accept(())
                record?.onCompleted()
            case .error(let error):
                failures.accept(.underlyingError(error))
                record?.onError(ActionError.underlyingError(error))
            }
        }
        work.attach(receiver, lifetime)
    }
}
