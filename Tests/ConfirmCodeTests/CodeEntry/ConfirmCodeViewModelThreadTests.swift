import ConfirmCode
import Dispatch
import Streams
import StreamsTesting
import Testing

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

    @MainActor @Test func `whatever thread answers, the state is told on the main actor before what came of it`() async
    {
        let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for round in 0..<100 {
            let service = ScriptedAuthService(confirm: { _, _ in
                let answer = round % 2 == 0 ? Observable.just(AuthResult.success) : .error(AuthError.invalidCode)
                return answer.observe(on: background)
            })
            let viewModel = ConfirmCodeViewModel(
                token: "token", phone: "+15555550100", codeLength: 4, authService: service)
            let log = Locked<[String]>([])
            let bag = DisposeBag()
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                let result: @MainActor @Sendable () -> Void = {
                    log.withLock { $0.append("result") }
                    done.resume()
                }
                viewModel.didAuthorize.drive(onNext: { _ in result() }).disposed(by: bag)
                viewModel.errors.drive(onNext: { _ in result() }).disposed(by: bag)
                viewModel.isLoading.drive(onNext: { now in log.withLock { $0.append("\(now)") } }).disposed(by: bag)
                viewModel.code.onNext("1234")
            }
            #expect(log.value == ["false", "true", "false", "result"])
        }
    }

    @MainActor @Test func `the timer of a screen made without a scheduler runs on the main queue`() async {
        let viewModel = ConfirmCodeViewModel(
            token: "token", phone: "+15555550100", resendCodeTimeout: 1, authService: ScriptedAuthService())
        let bag = DisposeBag()
        let last = await withCheckedContinuation { (done: CheckedContinuation<Int, Never>) in
            viewModel.newCodeTimer.drive(onNext: { done.resume(returning: $0) }).disposed(by: bag)
        }
        #expect(last == 0)
    }
}
