import ConfirmCode
import Streams
import StreamsTesting
import Testing

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
}
