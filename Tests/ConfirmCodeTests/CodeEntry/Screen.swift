import ConfirmCode
import Streams
import StreamsTesting

/// A screen in virtual time: what is done to it at which second, and what each output says.
@MainActor
final class Screen {
    let scheduler = TestScheduler()
    let service: ScriptedAuthService
    private(set) var viewModel: ConfirmCodeViewModel!
    private let bag = DisposeBag()

    init(
        wait: Int = 3, restartsTimerOnSubmit: Bool = false, requestTimeout: Duration = .seconds(30),
        confirm: @escaping @Sendable (TestScheduler, String) -> Observable<AuthResult> = { _, _ in .never() },
        login: @escaping @Sendable (TestScheduler) -> Observable<String> = { _ in .never() }
    ) {
        service = ScriptedAuthService(
            confirm: { [scheduler] code, _ in confirm(scheduler, code) }, login: { [scheduler] _ in login(scheduler) })
        viewModel = ConfirmCodeViewModel(
            token: "token", phone: "+15555550100", codeLength: 4, resendCodeTimeout: wait, authService: service,
            timerScheduler: scheduler, restartsTimerOnSubmit: restartsTimerOnSubmit, requestTimeout: requestTimeout)
    }

    func type(_ text: String, at times: Int...) {
        for time in times { at(time) { $0.code.onNext(text) } }
    }

    func at(_ time: Int, _ action: @escaping @Sendable (ConfirmCodeViewModel) -> Void) {
        scheduler.scheduleAt(time) { [weak viewModel] in viewModel.map(action) }
    }

    /// Everything `output` says from 0 on.
    func record<Element: Sendable>(
        _ output: KeyPath<ConfirmCodeViewModel, Driver<Element>>
    ) -> TestableObserver<Element> {
        let observer = scheduler.createObserver(Element.self)
        viewModel[keyPath: output].drive(observer).disposed(by: bag)
        return observer
    }

    func release() {
        viewModel = nil
    }
}

func answer<Element>(
    _ element: Element, after ticks: Int
) -> @Sendable (TestScheduler) -> Observable<Element> where Element: Sendable {
    { $0.createColdObservable([.next(ticks, element), .completed(ticks)]).asObservable() }
}

func failure<Element>(
    _ error: AuthError, after ticks: Int
) -> @Sendable (TestScheduler) -> Observable<Element> {
    { $0.createColdObservable([.error(ticks, error)]).asObservable() }
}

func always<Element>(
    _ answer: @escaping @Sendable (TestScheduler) -> Observable<Element>
) -> @Sendable (TestScheduler, String) -> Observable<Element> {
    { scheduler, _ in answer(scheduler) }
}
