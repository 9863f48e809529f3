import ConfirmCode
import Foundation
import Streams
import StreamsTesting

/// A whole sign-in in virtual time at services without a network. A tick is a second, and the right code is
/// `123456`.
@MainActor
final class SignInDesk {
    static let phone = "+16502530000"

    let scheduler = TestScheduler(simulateProcessingDelay: false)
    let store = RecordingStore()
    let service: ScriptedAuthService
    private(set) var flow: SignInFlow!
    private let steps: TestableObserver<SignInStep>
    private let bag = DisposeBag()

    init(
        result: AuthResult = .success, canLogIn: Bool = true, session: ConfirmCodeSession? = nil,
        confirmation: Int = 1, login: Int = 1, epoch: Double = 0
    ) {
        service = ScriptedAuthService(
            confirm: { [scheduler] code, _ in
                code == "123456"
                    ? answer(result, after: confirmation)(scheduler)
                    : failure(.invalidCode, after: confirmation)(scheduler)
            },
            login: { [scheduler] phone in answer("token of \(phone)", after: login)(scheduler) })
        var options = SignInOptions(texts: .english)
        options.region = PhoneRegion(code: "US")
        steps = scheduler.createObserver(SignInStep.self)
        flow = SignInFlow(
            authService: service,
            passwordService: canLogIn
                ? ScriptedPasswordService { [scheduler] in answer(result, after: 1)(scheduler) } : nil,
            accountStore: store, session: session, options: options, timerScheduler: scheduler,
            wallClock: { [scheduler] in Date(timeIntervalSince1970: epoch + Double(scheduler.clock)) })
        flow.step.drive(steps).disposed(by: bag)
    }

    /// Every screen so far.
    var screens: [SignInStep] { steps.events.compactMap(\.value.element) }

    func wait(_ seconds: Int) {
        scheduler.advanceTo(scheduler.clock + seconds)
    }

    func enterPhone(_ text: String = phone) {
        flow.phoneEntry.text.onNext(text)
        flow.phoneEntry.submit.onNext(())
        wait(1)
    }

    func release() {
        flow = nil
    }
}
