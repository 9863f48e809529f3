import Streams

/// The rules of a screen at work: inputs, requests and time go in, and every moment comes out.
///
/// It runs from its `init`, whatever is observed, and ends when it is released: neither its inputs nor its outputs keep
/// it alive.
final class ScreenMachine<Rules: ScreenRules>: Sendable {
    let moments: BehaviorRelay<ScreenMoment<Rules>>
    let scheduler: any SchedulerType
    private let inputs = PublishSubject<Rules.Input>()
    private let states: Driver<ScreenMoment<Rules>>
    private let events: Signal<ScreenMoment<Rules>>
    private let bag = DisposeBag()

    /// A machine that follows `rules`.
    ///
    /// - Parameters:
    ///   - scheduler: Whose clock it is.
    ///   - requests: Makes the requests that moments ask for; their answers are inputs.
    init(
        _ rules: Rules, scheduler: any SchedulerType,
        requests: (Observable<ScreenMoment<Rules>>) -> [Observable<Rules.Input>] = { _ in [] }
    ) {
        self.scheduler = scheduler
        let moments = BehaviorRelay(value: ScreenMoment(rules: rules))
        self.moments = moments
        states = moments.asDriver()
        events = states.asSignal()
        let inputs = inputs.asObserver()
        let woken = moments.map(\.rules.wake).distinctUntilChanged().flatMapLatest { wake in
            guard let wake else { return Observable<Rules.Input>.empty() }
            return Observable<Int>.timer(scheduler.now.duration(to: wake), scheduler: scheduler).mapTo(.wake(wake))
        }
        let answers = requests(moments.asObservable()) + [woken]
        self.inputs
            .scan(into: ScreenStep(rules: rules)) { $0.handle($1, at: scheduler.now) }
            .subscribe(onNext: { for moment in $0.moments { moments.accept(moment) } })
            .disposed(by: bag)
        Observable.merge(answers)
            .take(until: moments.filter(\.rules.isOver))
            .subscribe(onNext: { inputs.next($0) })
            .disposed(by: bag)
    }

    /// The rules as they stand.
    var rules: Rules { moments.value.rules }

    /// Hands in an input.
    func send(_ input: Rules.Input) { inputs.onNext(input) }

    /// An observer whose elements are inputs; it has no end.
    func input<Element>(_ make: @escaping @Sendable (Element) -> Rules.Input) -> AnyObserver<Element> {
        AnyObserver(next: { [inputs = inputs.asObserver()] in inputs.next(make($0)) }, end: { _ in })
    }

    /// A part of the state: what it is, and each time that it changes.
    func state<Part: Equatable & Sendable>(_ part: @escaping @Sendable (Rules) -> Part) -> Driver<Part> {
        states.map { part($0.rules) }.distinctUntilChanged()
    }

    /// What is done, which a late observer is not told again.
    func event<Part: Sendable>(
        _ part: @escaping @Sendable (ScreenMoment<Rules>) -> Part?
    ) -> Driver<Part> { events.compactMap(part).asDriverWithoutReplay() }
}
