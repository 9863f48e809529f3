import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import Testing

/// A screen in virtual time: what is done to it at which second, and what each output says.
@MainActor
private final class Screen {
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

private func answer<Element>(
    _ element: Element, after ticks: Int
) -> @Sendable (TestScheduler) -> Observable<Element> where Element: Sendable {
    { $0.createColdObservable([.next(ticks, element), .completed(ticks)]).asObservable() }
}

private func failure<Element>(
    _ error: AuthError, after ticks: Int
) -> @Sendable (TestScheduler) -> Observable<Element> {
    { $0.createColdObservable([.error(ticks, error)]).asObservable() }
}

private func always<Element>(
    _ answer: @escaping @Sendable (TestScheduler) -> Observable<Element>
) -> @Sendable (TestScheduler, String) -> Observable<Element> {
    { scheduler, _ in answer(scheduler) }
}

@MainActor
struct ConfirmCodeViewModelTests {
    @Test func `nothing needs to be observed for a code to be sent`() {
        let screen = Screen()
        screen.type("1234", at: 10)
        screen.scheduler.advanceTo(20)
        #expect(screen.service.codes == ["1234"])
    }

    @Test func `any number of observers makes one request`() {
        let screen = Screen(confirm: always(answer(.success, after: 5)))
        let observers = [screen.record(\.didAuthorize), screen.record(\.didAuthorize)]
        let loading = [screen.record(\.isLoading), screen.record(\.isLoading)]
        let other = screen.record(\.errors)
        screen.type("1234", at: 10)
        screen.scheduler.advanceTo(50)
        #expect(screen.service.codes == ["1234"])
        for observer in observers { #expect(observer.events == [.next(15, .success)]) }
        for observer in loading { #expect(observer.events == [.next(0, false), .next(10, true), .next(15, false)]) }
        #expect(other.events == [])
    }

    @Test func `loading turns false before the result is told, whoever observed first`() {
        for result in [answer(AuthResult.success, after: 5), failure(.invalidCode, after: 5)] {
            let screen = Screen(confirm: always(result))
            let log = Locked<[String]>([])
            let bag = DisposeBag()
            screen.viewModel.didAuthorize.drive(onNext: { _ in log.withLock { $0.append("result") } }).disposed(by: bag)
            screen.viewModel.errors.drive(onNext: { _ in log.withLock { $0.append("result") } }).disposed(by: bag)
            screen.viewModel.isLoading.drive(onNext: { now in log.withLock { $0.append("\(now)") } }).disposed(by: bag)
            screen.type("1234", at: 10)
            screen.scheduler.advanceTo(20)
            #expect(log.value == ["false", "true", "false", "result"])
        }
    }

    @Test func `events are not told again to a view that comes back`() {
        let screen = Screen(
            wait: 1, confirm: always(failure(.invalidCode, after: 0)), login: answer("second", after: 0))
        let early = (screen.record(\.errors), screen.record(\.didRequestNewCode).events.count)
        screen.type("1234", at: 10)
        screen.at(20) { $0.getNewCode.onNext(()) }
        screen.scheduler.advanceTo(30)
        let late = (
            screen.record(\.errors), screen.record(\.didRequestNewCode), screen.record(\.isLoading),
            screen.record(\.codeTimerIsActive)
        )
        #expect(early.0.events == [.next(10, AuthError.invalidCode.errorDescription!)])
        #expect(early.1 == 0)
        #expect(late.0.events == [])
        #expect(late.1.events.isEmpty)
        #expect(late.2.events == [.next(30, false)])
        #expect(late.3.events == [.next(30, false)])
    }

    @Test func `after success a view that comes back is not told again, and nothing is sent`() {
        let screen = Screen(confirm: always(answer(.success, after: 0)), login: answer("second", after: 0))
        let authorized = screen.record(\.didAuthorize)
        let errors = screen.record(\.errors)
        screen.type("1234", at: 1)
        screen.type("5678", at: 10)
        screen.at(20) { $0.submit.onNext(()) }
        screen.at(20) { $0.getNewCode.onNext(()) }
        screen.scheduler.advanceTo(30)
        let late = screen.record(\.didAuthorize)
        #expect(authorized.events == [.next(1, .success)])
        #expect(late.events == [])
        #expect(errors.events == [])
        #expect(screen.service.codes == ["1234"])
        #expect(screen.service.phones == [])
        #expect(screen.record(\.state).events == [.next(30, .done)])
    }

    @Test func `the timer stops with success`() {
        let screen = Screen(wait: 9, confirm: always(answer(.success, after: 1)))
        let timer = screen.record(\.newCodeTimer)
        let active = screen.record(\.codeTimerIsActive)
        screen.type("1234", at: 2)
        screen.scheduler.start()
        #expect(timer.events == [.next(1, 8), .next(2, 7), .next(3, 6)])
        #expect(active.events == [.next(0, true), .next(3, false)])
    }

    @Test func `a running countdown is replaced, never doubled`() {
        let screen = Screen(
            wait: 4, restartsTimerOnSubmit: true, confirm: always(failure(.invalidCode, after: 0)))
        let timer = screen.record(\.newCodeTimer)
        let active = screen.record(\.codeTimerIsActive)
        screen.type("1234", at: 2)
        screen.type("5678", at: 4)
        screen.scheduler.start()
        #expect(
            timer.events == [
                .next(1, 3), .next(3, 3), .next(5, 3), .next(6, 2), .next(7, 1), .next(8, 0),
            ])
        #expect(active.events == [.next(0, true), .next(8, false)])
    }

    @Test func `the countdown has the full value from the start and at each restart`() {
        let screen = Screen(wait: 2, login: answer("second", after: 0))
        let countdown = screen.record(\.countdown)
        screen.at(5) { $0.getNewCode.onNext(()) }
        screen.scheduler.start()
        let readings = countdown.events.map { event in event.value.element.map { "\(event.time) \($0.text)" } }
        #expect(readings == ["0 00:02", "1 00:01", "2 00:00", "5 00:02", "6 00:01", "7 00:00"])
        #expect(countdown.events.map { $0.value.element?.fraction } == [1, 0.5, 0, 1, 0.5, 0])
    }

    @Test func `a view that opens late is told what the timer shows`() {
        let screen = Screen(wait: 60)
        screen.scheduler.advanceTo(20)
        #expect(screen.record(\.newCodeTimer).events == [.next(20, 40)])
        #expect(screen.record(\.countdown).events.map { $0.value.element?.text } == ["00:40"])
        #expect(screen.record(\.codeTimerIsActive).events == [.next(20, true)])
    }

    @Test func `a new code is asked for once, however often it is tapped`() {
        let screen = Screen(login: answer("second", after: 5))
        let requested = screen.record(\.didRequestNewCode)
        let active = screen.record(\.codeTimerIsActive)
        for time in [1, 2, 10, 10, 11, 16] { screen.at(time) { $0.getNewCode.onNext(()) } }
        screen.scheduler.start()
        #expect(screen.service.phones == ["+15555550100"])
        #expect(requested.events.map(\.time) == [15])
        #expect(active.events == [.next(0, true), .next(3, false), .next(15, true), .next(18, false)])
    }

    @Test func `a tap at the very end of the timer counts`() {
        let screen = Screen()
        screen.at(3) { $0.getNewCode.onNext(()) }
        screen.scheduler.start()
        #expect(screen.service.phones.count == 1)
    }

    @Test func `after a failed send the timer stands still and a new code may be asked for at once`() {
        let screen = Screen(login: failure(.network, after: 5))
        let active = screen.record(\.codeTimerIsActive)
        let errors = screen.record(\.errors)
        let canResend = screen.record(\.canResend)
        screen.at(10) { $0.getNewCode.onNext(()) }
        screen.at(16) { $0.getNewCode.onNext(()) }
        screen.type("1234", at: 30)
        screen.scheduler.start()
        #expect(active.events == [.next(0, true), .next(3, false)])
        #expect(errors.events.map(\.time) == [15, 21, 60])
        #expect(
            canResend.events == [
                .next(0, false), .next(3, true), .next(10, false), .next(15, true), .next(16, false), .next(21, true),
            ])
        #expect(screen.service.confirmations == [.init(code: "1234", token: "token")])
    }

    @Test func `an error that carries a wait becomes the timer, not an alert`() {
        let screen = Screen(login: failure(.resendTooSoon(wait: .seconds(52)), after: 1))
        let errors = screen.record(\.errors)
        let timer = screen.record(\.newCodeTimer)
        screen.at(10) { $0.getNewCode.onNext(()) }
        screen.scheduler.start()
        #expect(errors.events == [])
        #expect(timer.events.dropFirst(3).first == .next(12, 51))
        #expect(timer.events.last == .next(63, 0))
    }

    @Test func `a request without an answer fails after thirty seconds, and the code may be sent again`() {
        let screen = Screen()
        let loading = screen.record(\.isLoading)
        let errors = screen.record(\.errors)
        let canSubmit = screen.record(\.canSubmit)
        screen.type("1234", at: 10)
        screen.at(50) { $0.submit.onNext(()) }
        screen.scheduler.advanceTo(60)
        #expect(loading.events == [.next(0, false), .next(10, true), .next(40, false), .next(50, true)])
        #expect(errors.events == [.next(40, AuthError.timeout.errorDescription!)])
        #expect(canSubmit.events == [.next(0, false), .next(40, true), .next(50, false)])
        #expect(screen.service.codes == ["1234", "1234"])
    }

    @Test func `the time limit is a parameter, and holds for a new code too`() {
        let screen = Screen(requestTimeout: .seconds(7))
        let errors = screen.record(\.errors)
        screen.at(10) { $0.getNewCode.onNext(()) }
        screen.type("1234", at: 11)
        screen.scheduler.start()
        #expect(errors.events.map(\.time) == [17, 18])
    }

    @Test func `the indicator covers both requests`() {
        let screen = Screen(confirm: always(failure(.network, after: 10)), login: answer("second", after: 4))
        let loading = screen.record(\.isLoading)
        screen.type("1234", at: 10)
        screen.at(18) { $0.getNewCode.onNext(()) }
        screen.scheduler.start()
        #expect(loading.events == [.next(0, false), .next(10, true), .next(22, false)])
    }

    @Test func `a new session takes a pending confirmation out of the indicator, and drops its failure`() {
        let screen = Screen(confirm: always(failure(.invalidCode, after: 20)), login: answer("second", after: 4))
        let loading = screen.record(\.isLoading)
        let errors = screen.record(\.errors)
        let state = screen.record(\.state)
        screen.type("1234", at: 10)
        screen.at(15) { $0.getNewCode.onNext(()) }
        screen.scheduler.start()
        #expect(loading.events == [.next(0, false), .next(10, true), .next(19, false)])
        #expect(errors.events == [])
        #expect(state.events == [.next(0, .editing), .next(10, .confirming), .next(19, .editing)])
    }

    @Test func `a late success of an old session is accepted, unless something else succeeded`() {
        let screen = Screen(
            confirm: { scheduler, code in answer(.success, after: code == "1234" ? 20 : 3)(scheduler) },
            login: answer("second", after: 4))
        let authorized = screen.record(\.didAuthorize)
        screen.type("1234", at: 10)
        screen.at(15) { $0.getNewCode.onNext(()) }
        screen.scheduler.advanceTo(22)
        screen.type("5678", at: 29)
        screen.scheduler.start()
        #expect(authorized.events == [.next(30, .success)])

        let other = Screen(
            confirm: { scheduler, code in answer(.success, after: code == "1234" ? 20 : 3)(scheduler) },
            login: answer("second", after: 4))
        let once = other.record(\.didAuthorize)
        other.type("1234", at: 10)
        other.at(15) { $0.getNewCode.onNext(()) }
        other.type("5678", at: 20)
        other.scheduler.start()
        #expect(once.events == [.next(23, .success)])
    }

    @Test func `a lock lasts as long as the error says`() {
        let screen = Screen(
            confirm: { scheduler, code in
                failure(code == "1234" ? .tooManyAttempts(wait: .seconds(100)) : .invalidCode, after: 1)(scheduler)
            })
        let state = screen.record(\.state)
        let canResend = screen.record(\.canResend)
        screen.type("1234", at: 10)
        screen.type("5678", at: 20)
        screen.at(30) { $0.submit.onNext(()) }
        screen.at(40) { $0.getNewCode.onNext(()) }
        screen.scheduler.start()
        let until = RxTime(nanoseconds: 111_000_000_000)
        #expect(
            state.events == [
                .next(0, .editing), .next(10, .confirming), .next(11, .locked(until: until)), .next(111, .editing),
            ])
        #expect(canResend.events == [.next(0, false), .next(3, true), .next(11, false), .next(111, true)])
        #expect(screen.service.codes == ["1234"])
        #expect(screen.service.phones == [])
    }

    @Test func `cancelling ends the loading, and nothing follows`() {
        let screen = Screen(wait: 60, confirm: always(answer(.success, after: 10)))
        let loading = screen.record(\.isLoading)
        let authorized = screen.record(\.didAuthorize)
        let timer = screen.record(\.newCodeTimer)
        screen.type("1234", at: 2)
        screen.at(4) { $0.cancel.onNext(()) }
        screen.type("5678", at: 5)
        screen.at(90) { $0.getNewCode.onNext(()) }
        screen.scheduler.start()
        #expect(loading.events == [.next(0, false), .next(2, true), .next(4, false)])
        #expect(authorized.events == [])
        #expect(timer.events.map(\.time) == [1, 2, 3, 4])
        #expect(screen.service.codes == ["1234"])
        #expect(screen.scheduler.clock <= 90)
    }

    @Test func `released with a request and a timer pending it is freed, and a driver held says nothing more`() {
        let screen = Screen(wait: 60, confirm: always(answer(.success, after: 10)))
        weak let viewModel = screen.viewModel
        let loading = screen.record(\.isLoading)
        let timer = screen.record(\.newCodeTimer)
        let authorized = screen.record(\.didAuthorize)
        let held = screen.viewModel.countdown
        let code = screen.viewModel.code
        screen.type("1234", at: 2)
        screen.scheduler.advanceTo(3)
        screen.release()
        #expect(viewModel == nil)
        code.onNext("5678")
        screen.scheduler.start()
        #expect(loading.events == [.next(0, false), .next(2, true)])
        #expect(timer.events.map(\.time) == [1, 2, 3])
        #expect(authorized.events == [])
        #expect(screen.service.codes == ["1234"])
        #expect(screen.scheduler.clock == 3)
        withExtendedLifetime(held) {}
    }

    @Test func `a source that ends does not end the model`() {
        let screen = Screen()
        screen.at(1) { $0.code.onCompleted() }
        screen.at(2) { $0.getNewCode.onError(AuthError.network) }
        screen.type("1234", at: 10)
        screen.scheduler.advanceTo(20)
        #expect(screen.service.codes == ["1234"])
    }

    @Test func `a session is saved and gone on with`() throws {
        let wall = Date(timeIntervalSince1970: 1_000_000)
        let scheduler = TestScheduler(initialClock: 500)
        let saved = ConfirmCodeViewModel(
            token: "token", phone: "+15555550100", authService: ScriptedAuthService(), timerScheduler: scheduler,
            wallClock: { wall }
        ).session
        #expect(saved.deadline == wall.addingTimeInterval(60))
        #expect(saved.total == .seconds(60))
        let stored = try JSONDecoder().decode(ConfirmCodeSession.self, from: JSONEncoder().encode(saved))
        #expect(stored == saved)

        let later = TestScheduler(initialClock: 7)
        let service = ScriptedAuthService()
        let restored = ConfirmCodeViewModel(
            session: stored, codeLength: 4, authService: service, timerScheduler: later,
            wallClock: { wall.addingTimeInterval(25) })
        let timer = later.start(created: 7, subscribed: 7, disposed: 100) { restored.newCodeTimer }
        #expect(timer.events.first == .next(8, 34))
        #expect(timer.events.last == .next(42, 0))
        restored.code.onNext("1234")
        #expect(service.confirmations == [.init(code: "1234", token: "token")])
        #expect(restored.session.phone == "+15555550100")
    }

    @Test func `a wall clock set back makes the wait no longer than the whole`() {
        let wall = Date(timeIntervalSince1970: 1_000_000)
        let session = ConfirmCodeSession(
            phone: "+15555550100", token: "token", deadline: wall.addingTimeInterval(60), total: .seconds(60))
        let scheduler = TestScheduler()
        let restored = ConfirmCodeViewModel(
            session: session, authService: ScriptedAuthService(), timerScheduler: scheduler,
            wallClock: { wall.addingTimeInterval(-86_400) })
        let countdown = scheduler.start(created: 0, subscribed: 0, disposed: 100) { restored.countdown }
        #expect(countdown.events.first?.value.element?.text == "01:00")
        #expect(countdown.events.last?.time == 60)
    }

    @Test func `with the service in memory the code delivered is the one that works`() throws {
        let scheduler = TestScheduler()
        let inbox = Locked<[String]>([])
        let service = InMemoryAuthService(
            latency: .seconds(1), deliveryDelay: .seconds(2), generator: SeededGenerator(seed: 3), scheduler: scheduler
        ) { delivery in inbox.withLock { $0.append(delivery.code) } }
        let token = scheduler.start(created: 0, subscribed: 0, disposed: 5) {
            service.loginByPhone(phone: "+15555550100")
        }
        let viewModel = ConfirmCodeViewModel(
            token: try #require(token.events.first?.value.element), phone: "+15555550100", authService: service,
            timerScheduler: scheduler, restartsTimerOnSubmit: false)
        let code = try #require(inbox.value.first)
        scheduler.scheduleAt(10) { viewModel.code.onNext(code == "000000" ? "111111" : "000000") }
        scheduler.scheduleAt(100) { viewModel.getNewCode.onNext(()) }
        scheduler.scheduleAt(120) { viewModel.code.onNext(inbox.value.last ?? "") }
        let errors = scheduler.createObserver(String.self)
        let subscription = viewModel.errors.drive(errors)
        let authorized = scheduler.start(created: 5, subscribed: 5, disposed: 1000) { viewModel.didAuthorize }
        #expect(errors.events == [.next(11, "The code is wrong.")])
        #expect(authorized.events == [.next(121, .success)])
        #expect(inbox.value.count == 2)
        subscription.dispose()
    }
}

struct ConfirmCodeViewModelThreadTests {
    @Test func `a code completed on many threads at once is sent once`() async {
        for _ in 0..<50 {
            let service = ScriptedAuthService()
            let viewModel = ConfirmCodeViewModel(
                token: "token", phone: "+15555550100", codeLength: 4, authService: service,
                timerScheduler: TestScheduler())
            await withTaskGroup { group in
                for _ in 0..<4 {
                    group.addTask {
                        viewModel.code.onNext("1234")
                        viewModel.submit.onNext(())
                    }
                }
            }
            #expect(service.codes == ["1234"])
        }
    }
}
