import Observation
import Streams
import StreamsTesting
import Testing

@MainActor final class CounterViewModel {
    let step = PublishRelay<Int>()
    let total: Driver<Int>
    private(set) var steps = 0
    private let bag = DisposeBag()

    init() {
        total = step.asSignal().asDriver().scan(0) { $0 + $1 }.startWith(0)
        step.bind(with: self, onNext: { model, _ in model.steps += 1 }).disposed(by: bag)
    }
}

@MainActor final class CounterView {
    var text = ""
    var isNegative = false
    let tapped = PublishRelay<Int>()
    private let bag = DisposeBag()

    init(model: CounterViewModel) {
        bag.insert {
            tapped.bind(to: model.step)
            model.total.drive(onNext: { [weak self] in self?.text = "\($0)" })
            model.total.map { $0 < 0 }.asObservable().bind(to: \.isNegative, on: self)
        }
    }
}

@MainActor @Observable final class Profile {
    var name = "Ann"
    @ObservationIgnored var visits: Observable<Int> = .empty()
}

@MainActor func follow(_ profile: Profile, _ title: BehaviorRelay<String>) -> any Disposable {
    Driver.tracking { "Profile of \(profile.name)" }.drive(title)
}

@MainActor func edit(_ profile: Profile, _ name: BehaviorRelay<String>) -> any Disposable {
    name.bindBothWays(to: \.name, of: profile)
}

@MainActor func badge(_ unread: Driver<Int>) -> Observed<Int> {
    unread.observed(initial: 0)
}

/// The code of the guide to Swift 6.
@MainActor @Suite struct `The guide to Swift 6` {
    @Test func `a screen shows its model at once`() {
        let model = CounterViewModel()
        let view = CounterView(model: model)
        #expect(view.text == "0")
        view.tapped.accept(2)
        view.tapped.accept(-5)
        #expect(view.text == "-3")
        #expect(view.isNegative)
        #expect(model.steps == 2)
    }

    @Test func `observable objects and streams follow each other`() {
        let profile = Profile()
        let title = BehaviorRelay(value: "")
        let name = BehaviorRelay(value: "Bob")
        let bag = DisposeBag()
        edit(profile, name).disposed(by: bag)
        follow(profile, title).disposed(by: bag)
        #expect(profile.name == "Bob")
        #expect(title.value == "Profile of Bob")
        #expect(badge(.just(3)).value == 3)
    }
}
