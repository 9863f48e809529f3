import Observation
import Streams

/// What the screen's logic asks of the world.
protocol ProfileService: Sendable {
    func isFree(_ name: String) -> Observable<Bool>
    func save(_ name: String) async throws -> Int
}

/// The logic of a screen, on the main actor with everything that it keeps.
@MainActor final class ProfileViewModel {
    let name = BehaviorRelay(value: "")
    let save = PublishRelay<Void>()

    let greeting: Driver<String>
    let isValid: Driver<Bool>
    let saved: Streams.Signal<Int>
    /// What a view that observes reads.
    let latest: Statistics
    private(set) var attempts = 0
    private let bag = DisposeBag()

    init(service: any ProfileService, scheduler: any SchedulerType = MainScheduler.instance) {
        let statistics = Statistics()
        latest = statistics
        let name = self.name
        greeting = name.asDriver().map { $0.isEmpty ? "Who are you?" : "Hello, \($0)" }
        isValid =
            name
            .debounce(.milliseconds(300), scheduler: scheduler)
            .flatMapLatest { service.isFree($0).catchAndReturn(false) }
            .startWith(false)
            .asDriver(onErrorJustReturn: false)
            .distinctUntilChanged()
        saved =
            save
            .withLatestFrom(name)
            .flatMapFirst { name in
                Single.create { try await service.save(name) }.asObservable().catchAndReturn(-1)
            }
            .asSignal(onErrorJustReturn: -1)
            .do(onNext: { _ in statistics.saves += 1 })
        save.bind(with: self, onNext: { model, _ in model.attempts += 1 }).disposed(by: bag)
    }
}

/// Named as Observation names it, beside an `Observable` of this library.
@MainActor @Observable final class Statistics {
    var saves = 0
    @ObservationIgnored var history: Observable<Int> = .empty()
}
