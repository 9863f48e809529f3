import ConfirmCode
import Streams
import StreamsTesting
import Testing

@MainActor
struct ConfirmCodeViewModelRequestTests {
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

    @Test func `completing a code and pressing the button in the same tick is one call`() {
        for result in [always(answer(AuthResult.success, after: 5)), always(failure(.network, after: 0))] {
            let screen = Screen(confirm: result)
            screen.type("1234", at: 10)
            screen.at(10) { $0.submit.onNext(()) }
            screen.scheduler.start()
            #expect(screen.service.codes == ["1234"])
        }
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

    @Test func `released it lets the service go, though its drivers and inputs are held`() {
        var service: ScriptedAuthService? = ScriptedAuthService()
        weak let left = service
        var viewModel: ConfirmCodeViewModel? = ConfirmCodeViewModel(
            token: "token", phone: "+15555550100", codeLength: 4, authService: service!,
            timerScheduler: TestScheduler())
        service = nil
        let loading = viewModel!.isLoading.drive()
        let held = (viewModel!.code, viewModel!.errors, loading)
        held.0.onNext("1234")
        #expect(left?.codes == ["1234"])
        viewModel = nil
        #expect(left == nil)
        withExtendedLifetime(held) {}
    }

    @Test func `a screen that closes as soon as it is authorized hears nothing more`() {
        let screen = Screen(confirm: always(answer(.success, after: 5)))
        weak let viewModel = screen.viewModel
        let bag = DisposeBag()
        let results = Locked<[AuthResult]>([])
        screen.viewModel.didAuthorize
            .drive(onNext: { result in
                results.withLock { $0.append(result) }
                screen.release()
            })
            .disposed(by: bag)
        let state = screen.record(\.state)
        screen.type("1234", at: 10)
        screen.scheduler.start()
        #expect(results.value == [.success])
        #expect(viewModel == nil)
        #expect(state.events == [.next(0, .editing), .next(10, .confirming), .next(15, .done)])
    }

    @Test func `a field that is cleared at each event does not send again`() {
        let screen = Screen(confirm: always(failure(.invalidCode, after: 0)), login: answer("second", after: 0))
        let bag = DisposeBag()
        let code = screen.viewModel.code
        screen.viewModel.errors.drive(onNext: { _ in code.onNext("") }).disposed(by: bag)
        screen.viewModel.didRequestNewCode.drive(onNext: { code.onNext("") }).disposed(by: bag)
        let state = screen.record(\.state)
        screen.type("1234", at: 10)
        screen.at(20) { $0.getNewCode.onNext(()) }
        screen.type("5678", at: 30)
        screen.scheduler.start()
        #expect(screen.service.codes == ["1234", "5678"])
        #expect(
            state.events == [
                .next(0, .editing), .next(10, .confirming), .next(10, .invalid), .next(10, .editing),
                .next(30, .confirming), .next(30, .invalid), .next(30, .editing),
            ])
    }

    @Test func `a source that ends does not end the model`() {
        let screen = Screen()
        screen.at(1) { $0.code.onCompleted() }
        screen.at(2) { $0.getNewCode.onError(AuthError.network) }
        screen.type("1234", at: 10)
        screen.scheduler.advanceTo(20)
        #expect(screen.service.codes == ["1234"])
    }
}
