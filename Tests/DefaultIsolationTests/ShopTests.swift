import StreamsTesting
import Testing

/// A screen of a module that is the main actor's by default, written as an app writes it.
@Suite struct `A screen with default main-actor isolation` {
    private nonisolated struct Store: Catalog {
        func items(matching text: String) async throws -> [Item] {
            if text == "offline" { throw CatalogError.offline }
            return [Item(name: "\(text) b", price: 2), Item(name: "\(text) a", price: 1)]
        }
    }

    let scheduler = TestScheduler(resolution: 0.1, simulateProcessingDelay: false)
    let model: ShopViewModel
    let view: ShopView

    init() {
        model = ShopViewModel(catalog: Store(), scheduler: scheduler)
        view = ShopView(model: model)
    }

    @Test func `shows what an async search finds`() async {
        var found = model.items.values.makeAsyncIterator()
        view.search.accept("tea")
        scheduler.advanceBy(2)
        #expect(await found.next()?.count == 2)
        #expect(view.lines == ["tea a: 1", "tea b: 2"])
    }

    @Test func `shows what went wrong`() async {
        var problems = model.problem.values.makeAsyncIterator()
        view.search.accept("offline")
        scheduler.advanceBy(2)
        #expect(await problems.next() == "No connection.")
        #expect(view.alert == "No connection.")
    }

    @Test func `adds up what is put in the basket`() {
        #expect(view.total == "0 coins")
        model.add.accept(Item(name: "cup", price: 4))
        model.add.accept(Item(name: "pot", price: 9))
        #expect(view.total == "13 coins")
        #expect(model.basket.map(\.name) == ["cup", "pot"])
    }

    @Test func `operators on a background queue do not trap`() async throws {
        let queue = SerialDispatchQueueScheduler(qos: .utility)
        var sums: [Int] = []
        let stream = Observable.of(1, 2, 3).observe(on: queue).map { $0 * 2 }.filter { $0 > 2 }.scan(0) { $0 + $1 }
            .flatMapLatest { Observable.just($0) }.distinctUntilChanged()
        for try await sum in stream.values { sums.append(sum) }
        #expect(sums == [4, 10])
    }

    @Test func `both Observables can be said`() {
        let settings = Settings()
        settings.changes = Observable<Bool>.of(true)
        settings.changes.bind(onNext: { settings.isQuiet = $0 }).dispose()
        #expect(settings.isQuiet)
    }
}
