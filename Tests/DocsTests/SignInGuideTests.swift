import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import Testing

@MainActor
final class SignInView {
    let flow: SignInFlow
    private(set) var code: CodeView?
    private(set) var title = ""
    private let bag = DisposeBag()

    init(_ flow: SignInFlow) {
        self.flow = flow
        flow.step.drive(with: self, onNext: { $0.show($1) }).disposed(by: bag)
    }

    private func show(_ step: SignInStep) {
        code = flow.codeEntry.map(CodeView.init)
        switch step {
        case .phone: title = "Your number"
        case .code(let phone): title = "Sent to \(phone)"
        case .login: title = "Log in"
        case .personalData: title = "Who are you?"
        case .done(let name): title = "Hello, \(name)"
        }
    }
}

@MainActor
final class PhoneView {
    let model: PhoneEntryViewModel
    private(set) var number = ""
    private(set) var dialCode = ""
    private(set) var canSend = false
    private(set) var message: String?
    private let bag = DisposeBag()

    init(_ model: PhoneEntryViewModel) {
        self.model = model
        bag.insert {
            model.formattedText.drive(with: self, onNext: { $0.number = $1 })
            model.selectedRegion.drive(with: self, onNext: { view, region in view.dialCode = "+" + region.dialCode })
            model.canSubmit.drive(with: self, onNext: { $0.canSend = $1 })
            model.error.drive(with: self, onNext: { $0.message = $1 })
        }
    }

    func typed(_ text: String) { model.text.onNext(text) }

    func chosen(_ region: PhoneRegion) { model.region.onNext(region) }

    func sendTapped() { model.submit.onNext(()) }
}

@MainActor
final class CodeView {
    let entry: CodeEntry
    private(set) var boxes = ""
    private(set) var timer = ""
    private(set) var message = ""
    private let bag = DisposeBag()

    init(_ entry: CodeEntry) {
        self.entry = entry
        entry.field.boxes
            .drive(with: self, onNext: { view, boxes in view.boxes = String(boxes.map { $0.character ?? "_" }) })
            .disposed(by: bag)
        entry.confirmation.countdown.drive(with: self, onNext: { $0.timer = $1.text }).disposed(by: bag)
        entry.confirmation.errors.drive(with: self, onNext: { $0.message = $1 }).disposed(by: bag)
    }

    func pasted(_ text: String) { entry.field.paste.onNext(text) }

    func resendTapped() { entry.confirmation.getNewCode.onNext(()) }
}

func screen(_ auth: any AuthService, _ phone: String, _ time: any SchedulerType) -> Observable<ConfirmCodeViewModel> {
    auth.loginByPhone(phone: phone).map { token in
        ConfirmCodeViewModel(token: token, phone: phone, authService: auth, timerScheduler: time)
    }
}

/// The code of the guide to the sign-in's screens.
@MainActor
@Suite struct `The guide to sign-in screens` {
    private let time = TestScheduler(simulateProcessingDelay: false)

    private func makeFlow(saved: ConfirmCodeSession? = nil, options: SignInOptions) -> SignInFlow {
        let service = InMemoryAuthService(
            latency: .zero, deliveryDelay: .zero, generator: SeededGenerator(seed: 1), scheduler: time,
            deliver: { _ in })
        return SignInFlow(authService: service, session: saved, options: options, timerScheduler: time)
    }

    @Test func `the screen of the code stands alone`() throws {
        let service = InMemoryAuthService(
            latency: .zero, deliveryDelay: .zero, generator: SeededGenerator(seed: 1), scheduler: time,
            deliver: { _ in })
        let screens = screen(service, "+15555550100", time).record()
        time.advanceTo(1)
        let screen = try #require(screens.elements().first)
        let messages = screen.errors.record()
        let activity = screen.isLoading.record()
        screen.code.onNext("111111")
        time.advanceTo(2)
        #expect(messages.elements() == [SignInTexts.current.invalidCode])
        #expect(activity.elements() == [false, true, false])
    }

    @Test func `the view shows the screen that the flow names`() {
        var texts = SignInTexts.english
        texts.invalidCode = "That is not the code we sent."
        let options = SignInOptions(texts: texts)
        let view = SignInView(makeFlow(options: options))
        #expect(view.title == "Your number")
        view.flow.phoneEntry.text.onNext("+1 555 555 0100")
        view.flow.phoneEntry.submit.onNext(())
        time.advanceTo(1)
        #expect(view.title == "Sent to +15555550100")
        #expect(view.code?.timer == "00:59")
        view.code?.pasted("111-111")
        time.advanceTo(2)
        #expect(view.code?.boxes == "111111")
        #expect(view.code?.message == "That is not the code we sent.")
        time.advanceTo(61)
        view.code?.resendTapped()
        time.advanceTo(62)
        #expect(view.code?.boxes == "______")
        #expect(view.code?.timer == "00:59")
        view.code?.pasted("274645")
        time.advanceTo(63)
        #expect(view.title == "Hello, +15555550100")
        #expect(view.code == nil)
    }

    @Test func `a number is typed as people write it, and leads to the code`() throws {
        var options = SignInOptions(texts: .english)
        options.region = PhoneRegion(code: "US")
        let flow = makeFlow(options: options)
        let view = PhoneView(flow.phoneEntry)
        #expect(view.dialCode == "+1")
        view.typed("6502530000")
        #expect(view.number == "650 253 0000")
        #expect(view.canSend)
        view.typed("+442079460018")
        #expect(view.dialCode == "+44")
        #expect(view.number.filter(\.isNumber) == "442079460018")
        view.chosen(try #require(PhoneRegion(code: "FR")))
        #expect(view.dialCode == "+33")
        view.typed("650")
        #expect(!view.canSend)
        view.typed("+1 650 253 0000")
        view.sendTapped()
        time.advanceTo(1)
        #expect(SignInView(flow).title == "Sent to +16502530000")
        #expect(view.message == nil)
    }

    @Test func `a flow of one line needs a service, and goes on with a session where there is one`() {
        let service = InMemoryAuthService(scheduler: time, deliver: { _ in })
        let saved: ConfirmCodeSession? = nil
        let flow = SignInFlow(authService: service, session: saved)
        #expect(flow.session == nil)
    }

    @Test func `a flow goes on with the session that was saved`() {
        let saved = ConfirmCodeSession(
            phone: "+15555550100", token: "token", deadline: Date().addingTimeInterval(1e6), total: .seconds(60))
        let view = SignInView(makeFlow(saved: saved, options: SignInOptions(texts: .english)))
        #expect(view.title == "Sent to +15555550100")
        #expect(view.code?.timer == "01:00")
    }
}
