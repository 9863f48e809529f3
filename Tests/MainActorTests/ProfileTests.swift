import Dispatch
import StreamsTesting
import Testing

/// A screen in language mode 6, written as an app writes it.
@MainActor @Suite struct `A screen in Swift 6` {
    private struct Service: ProfileService {
        func isFree(_ name: String) -> Observable<Bool> { .just(name != "admin") }
        func save(_ name: String) async throws -> Int { name.count }
    }

    let scheduler = TestScheduler(resolution: 0.1, simulateProcessingDelay: false)
    let model: ProfileViewModel
    let view: ProfileView

    init() {
        model = ProfileViewModel(service: Service(), scheduler: scheduler)
        view = ProfileView(model: model)
    }

    @Test func `shows what the model says, and tells it what the user does`() {
        #expect(view.title == "Who are you?")
        view.typed.accept("Ann")
        #expect(view.title == "Hello, Ann")
        #expect(view.subtitle == "Ann")
        #expect(!view.isSaveEnabled)
        scheduler.advanceBy(3)
        #expect(view.isSaveEnabled)
        view.tapped.accept(())
        #expect(model.attempts == 1)
    }

    @Test func `shows what an async function returns`() async {
        view.typed.accept("Ann")
        scheduler.advanceBy(3)
        var saved = model.saved.values.makeAsyncIterator()
        view.tapped.accept(())
        #expect(await saved.next() == 3)
        #expect(view.messages == ["saved 3"])
        #expect(model.latest.saves == 1)
    }

    @Test func `awaits the model`() async {
        view.typed.accept("Bob")
        #expect(await view.firstGreeting() == "Hello, Bob")
    }

    @Test func `methods and binders of the view are closures`() {
        let lines = PublishRelay<String>()
        view.log(lines.asObservable())
        lines.accept("a line")
        view.log(Binder(view) { view, greeting in view.subtitle = greeting })
        #expect(view.messages == ["a line"])
        #expect(view.subtitle == "Who are you?")
    }

    @Test func `operators on a background queue do not trap in closures written on the main actor`() async throws {
        let queue = SerialDispatchQueueScheduler(qos: .utility)
        let numbers = Observable.of(1, 2, 2, 3)
            .observe(on: queue)
            .map { $0 + 1 }
            .filter { $0 > 0 }
            .do(onNext: { _ in precondition(!isOnMain()) })
            .flatMap { Observable.just($0) }
            .flatMapLatest { Observable.just($0) }
            .distinctUntilChanged()
            .distinctUntilChanged { $0 == $1 }
        let sums =
            numbers
            .scan(0) { $0 + $1 }
            .withLatestFrom(Observable.just(10)) { $0 + $1 }
            .debounce(.zero, scheduler: queue)
            .startWith(1)
            .materialize()
        var last: Event<Int>?
        for try await event in sums.values { last = event }
        #expect(last?.isCompleted == true)
    }
}

private func isOnMain() -> Bool {
    DispatchQueue.getSpecific(key: mark) == true
}

private let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
