import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import XCTest

/// The screen as the tutorial on it tests it: a field that is typed into, and each output in virtual time.
final class ConfirmCodeScreenTests: XCTestCase {
    private enum Rejection: String, LocalizedError {
        case wrongCode, noMoreCodes
        var errorDescription: String? { rawValue }
    }

    private struct Answers: Sendable {
        var confirm: [Recorded<Event<AuthResult>>] = [.next(0, .success), .completed(0)]
        var login: [Recorded<Event<String>>] = [.next(0, "second token"), .completed(0)]
    }

    private var scheduler: TestScheduler!
    private var bag: DisposeBag!
    private var answers: Locked<Answers>!
    private var service: ScriptedAuthService!
    private var viewModel: ConfirmCodeViewModel!

    override func setUp() {
        super.setUp()
        let scheduler = TestScheduler()
        let answers = Locked(Answers())
        self.scheduler = scheduler
        self.answers = answers
        bag = DisposeBag()
        service = ScriptedAuthService(
            confirm: { _, _ in scheduler.createColdObservable(answers.value.confirm).asObservable() },
            login: { _ in scheduler.createColdObservable(answers.value.login).asObservable() })
        viewModel = ConfirmCodeViewModel(
            token: "token", phone: "+15555550100", codeLength: 4, resendCodeTimeout: 3, authService: service,
            timerScheduler: scheduler)
    }

    private func type(_ texts: [(Int, String)] = [(100, "1"), (200, "12"), (300, "123"), (400, "1234")]) {
        scheduler.createHotObservable(texts.map { .next($0.0, $0.1) }).bind(to: viewModel.code).disposed(by: bag)
    }

    private func tapSendAgain(at times: Int...) {
        scheduler.createHotObservable(times.map { .next($0, ()) }).bind(to: viewModel.getNewCode).disposed(by: bag)
    }

    private func answerConfirmation(_ events: Recorded<Event<AuthResult>>...) {
        answers.withLock { $0.confirm = events }
    }

    private func answerLogin(_ events: Recorded<Event<String>>...) {
        answers.withLock { $0.login = events }
    }

    func testTheTimerRunsByItself() {
        let timer = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { self.viewModel.newCodeTimer }
        XCTAssertEqual(timer.events, [.next(1, 2), .next(2, 1), .next(3, 0)])
    }

    func testACompleteCodeIsAuthorized() {
        type()
        let authorized = scheduler.start { self.viewModel.didAuthorize }
        XCTAssertEqual(authorized.events, [.next(400, .success)])
        XCTAssertEqual(service.confirmations, [.init(code: "1234", token: "token")])
    }

    func testPersonalDataMayBeAskedFor() {
        answerConfirmation(.next(0, .needPersonalData), .completed(0))
        type()
        let authorized = scheduler.start { self.viewModel.didAuthorize }
        XCTAssertEqual(authorized.events, [.next(400, .needPersonalData)])
    }

    func testAnUnfinishedCodeIsNotSent() {
        type([(210, "1"), (220, "12"), (230, "123"), (240, "12345")])
        let loading = scheduler.start { self.viewModel.isLoading }
        XCTAssertEqual(loading.events, [.next(200, false)])
        XCTAssertEqual(service.codes, [])
    }

    func testAFailureIsToldAtItsMoment() {
        answerConfirmation(.error(0, Rejection.wrongCode))
        type()
        let errors = scheduler.start { self.viewModel.errors }
        XCTAssertEqual(errors.events, [.next(400, "wrongCode")])
    }

    func testEveryFailureIsTold() {
        answerConfirmation(.error(5, Rejection.wrongCode))
        type([(300, "1234"), (400, "123"), (500, "1234"), (600, "123"), (700, "1235")])
        let errors = scheduler.start { self.viewModel.errors }
        XCTAssertEqual(
            errors.events, [.next(305, "wrongCode"), .next(505, "wrongCode"), .next(705, "wrongCode")])
    }

    func testAFailedConfirmationAuthorizesNobody() {
        answerConfirmation(.error(0, Rejection.wrongCode))
        type()
        XCTAssertEqual(scheduler.start { self.viewModel.didAuthorize }.events, [])
    }

    func testLoadingLastsAsLongAsTheConfirmation() {
        answerConfirmation(.next(10, .success), .completed(10))
        type()
        let loading = scheduler.start { self.viewModel.isLoading }
        XCTAssertEqual(loading.events, [.next(200, false), .next(400, true), .next(410, false)])
    }

    func testLoadingEndsWithAFailure() {
        answerConfirmation(.error(10, Rejection.wrongCode))
        type()
        let loading = scheduler.start { self.viewModel.isLoading }
        XCTAssertEqual(loading.events, [.next(200, false), .next(400, true), .next(410, false)])
    }

    func testANewCodeIsAskedForAndTold() {
        answerLogin(.next(10, "second token"), .completed(10))
        tapSendAgain(at: 300)
        let loading = scheduler.createObserver(Bool.self)
        scheduler.scheduleAt(200) { [viewModel, bag] in
            viewModel!.isLoading.asObservable().subscribe(loading).disposed(by: bag!)
        }
        let requested = scheduler.start { self.viewModel.didRequestNewCode.asObservable().map { 1 } }
        XCTAssertEqual(requested.events, [.next(310, 1)])
        XCTAssertEqual(loading.events, [.next(200, false), .next(300, true), .next(310, false)])
        XCTAssertEqual(service.phones, ["+15555550100"])
    }

    func testAFailedRequestForANewCodeIsTold() {
        answerLogin(.error(10, Rejection.noMoreCodes))
        tapSendAgain(at: 300)
        let errors = scheduler.start { self.viewModel.errors }
        XCTAssertEqual(errors.events, [.next(310, "noMoreCodes")])
    }

    func testTheTimerStartsAgainWithANewCode() {
        answerLogin(.next(10, "second token"), .completed(10))
        tapSendAgain(at: 300)
        let timer = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { self.viewModel.newCodeTimer }
        XCTAssertEqual(
            timer.events,
            [.next(1, 2), .next(2, 1), .next(3, 0), .next(311, 2), .next(312, 1), .next(313, 0)])
    }

    func testTheTimerStartsAgainWithASubmittedCode() {
        answerConfirmation(.error(10, Rejection.wrongCode))
        type()
        let timer = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { self.viewModel.newCodeTimer }
        XCTAssertEqual(
            timer.events,
            [.next(1, 2), .next(2, 1), .next(3, 0), .next(401, 2), .next(402, 1), .next(403, 0)])
    }

    func testTheTimerIsActiveWhileItRuns() {
        answerConfirmation(.error(10, Rejection.wrongCode))
        type()
        let active = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { self.viewModel.codeTimerIsActive }
        XCTAssertEqual(active.events, [.next(0, true), .next(3, false), .next(400, true), .next(403, false)])
    }

    func testAConfirmationCarriesTheNewToken() {
        tapSendAgain(at: 300)
        type()
        _ = scheduler.start { self.viewModel.didAuthorize }
        XCTAssertEqual(service.confirmations, [.init(code: "1234", token: "second token")])
    }
}
