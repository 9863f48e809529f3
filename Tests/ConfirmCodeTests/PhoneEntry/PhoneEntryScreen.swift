import ConfirmCode
import Foundation
import Streams
import StreamsTesting

/// A phone screen in virtual time, which begins in the United States.
@MainActor
final class PhoneEntryScreen {
    let scheduler = TestScheduler()
    let service: ScriptedAuthService
    private(set) var viewModel: PhoneEntryViewModel!
    private let bag = DisposeBag()

    init(
        session: ConfirmCodeSession? = nil, login: @escaping @Sendable (TestScheduler) -> Observable<String>
    ) {
        service = ScriptedAuthService(login: { [scheduler] _ in login(scheduler) })
        viewModel = PhoneEntryViewModel(
            region: PhoneRegion(code: "US"), session: session, authService: service, timerScheduler: scheduler,
            texts: .english, wallClock: { [scheduler] in Date(timeIntervalSince1970: Double(scheduler.clock)) })
    }

    func at(_ time: Int, _ action: @escaping @Sendable (PhoneEntryViewModel) -> Void) {
        scheduler.scheduleAt(time) { [weak viewModel] in viewModel.map(action) }
    }

    func type(_ text: String, at time: Int) {
        at(time) { $0.text.onNext(text) }
    }

    func submit(_ text: String? = nil, at times: Int...) {
        for time in times {
            if let text { type(text, at: time) }
            at(time) { $0.submit.onNext(()) }
        }
    }

    /// Everything `output` says from now on.
    func record<Element: Sendable>(
        _ output: KeyPath<PhoneEntryViewModel, Driver<Element>>
    ) -> TestableObserver<Element> {
        let observer = scheduler.createObserver(Element.self)
        viewModel[keyPath: output].drive(observer).disposed(by: bag)
        return observer
    }

    func release() {
        viewModel = nil
    }
}
