import Observation
import Streams

/// What streams carry off the main actor is not the main actor's: elements that are compared, services, errors.
nonisolated struct Item: Equatable, Sendable {
    var name: String
    var price: Int
}

nonisolated protocol Catalog: Sendable {
    func items(matching text: String) async throws -> [Item]
}

nonisolated enum CatalogError: Error, Equatable {
    case offline
}

/// Everything here is the main actor's without a word.
final class ShopViewModel {
    let text = BehaviorRelay(value: "")
    let add = PublishRelay<Item>()

    let items: Driver<[Item]>
    let total: Driver<Int>
    let problem: Streams.Signal<String>
    private(set) var basket: [Item] = []
    private let bag = DisposeBag()

    init(catalog: any Catalog, scheduler: any SchedulerType = MainScheduler.instance) {
        let errors = ErrorTracker()
        items =
            text
            .debounce(.milliseconds(200), scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { text in
                Single.create { try await catalog.items(matching: text) }.asObservable()
                    .trackError(errors).catchAndReturn([])
            }
            .asDriver(onErrorJustReturn: [])
            .map { $0.sorted { $0.price < $1.price } }
            .distinctUntilChanged()
        total = add.asSignal().asDriver().scan(0) { $0 + $1.price }.startWith(0)
        problem = errors.asSignal().map { Self.describe($0) }
        add.bind(with: self) { $0.basket.append($1) }.disposed(by: bag)
    }

    private static func describe(_ error: any Error) -> String {
        error as? CatalogError == .offline ? "No connection." : "Something went wrong."
    }
}

/// A view that draws, with state of its own.
final class ShopView {
    var lines: [String] = []
    var total = ""
    var alert: String?
    let search = PublishRelay<String>()
    private let bag = DisposeBag()

    init(model: ShopViewModel) {
        search.bind(to: model.text).disposed(by: bag)
        model.items.drive(with: self, onNext: { view, items in view.lines = items.map(view.line) }).disposed(by: bag)
        model.total.map { "\($0) coins" }.asObservable().bind(to: \.total, on: self).disposed(by: bag)
        model.problem.emit(onNext: { [weak self] in self?.alert = $0 }).disposed(by: bag)
    }

    private func line(_ item: Item) -> String { "\(item.name): \(item.price)" }
}

@Observable final class Settings {
    var isQuiet = false
    @ObservationIgnored var changes: Observable<Bool> = .never()
}
