import Streams

/// A view with state of its own, as a label, a field and a button would be.
@MainActor final class ProfileView {
    private(set) var title = ""
    private(set) var messages: [String] = []
    var isSaveEnabled = false
    var subtitle: String?

    /// What the user types and taps.
    let typed = PublishRelay<String>()
    let tapped = PublishRelay<Void>()

    private let model: ProfileViewModel
    private let bag = DisposeBag()

    init(model: ProfileViewModel) {
        self.model = model
        bag.insert {
            typed.bind(to: model.name)
            tapped.bind(to: model.save)
            model.name.asDriver().map { Optional($0) }.drive(with: self) { $0.subtitle = $1 }
            model.greeting.drive(onNext: { [weak self] in self?.title = $0 })
            model.isValid.asObservable().bind(to: \.isSaveEnabled, on: self)
            model.saved.emit(with: self, onNext: { view, number in view.show("saved \(number)") })
            model.saved.filter { [weak self] _ in self?.isSaveEnabled == false }
                .emit(onNext: { [weak self] _ in self?.show("not valid") })
        }
    }

    /// Uses a method as the closure.
    func log(_ stream: Observable<String>) {
        stream.bind(onNext: show).disposed(by: bag)
    }

    func log(_ field: Binder<String>) {
        model.greeting.drive(field).disposed(by: bag)
    }

    /// Awaits the model in a task of the view.
    func firstGreeting() async -> String? {
        for await greeting in model.greeting.values where greeting.hasPrefix("Hello") { return greeting }
        return nil
    }

    private func show(_ message: String) {
        messages.append(message)
    }
}
