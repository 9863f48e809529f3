import Streams
import StreamsTesting
import Testing

/// A search field: it asks once the user pauses, and shows the answer to the latest text only.
final class SearchViewModel: Sendable {
    let text = BehaviorRelay(value: "")
    let results: Driver<[String]>

    init(
        scheduler: any SchedulerType = MainScheduler.instance,
        search: @escaping @Sendable (String) -> Observable<[String]>
    ) {
        results =
            text
            .debounce(.milliseconds(300), scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { search($0).catchAndReturn([]) }
            .asDriver(onErrorJustReturn: [])
    }
}

@Suite struct SearchViewModelTests {
    @Test func `a burst of typing is one search`() {
        let time = TestScheduler(resolution: 0.1)
        let model = SearchViewModel(scheduler: time) { .just([$0.uppercased()]) }
        time.scheduleAt(210) { model.text.accept("s") }
        time.scheduleAt(212) { model.text.accept("sw") }

        let results = time.start { model.results }

        #expect(results.events == [.next(203, [""]), .next(215, ["SW"])])
    }
}
