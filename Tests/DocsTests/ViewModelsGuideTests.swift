import Streams
import StreamsTesting
import Testing

/// What a screen sends to a server: one request at a time.
struct Submission<Input: Sendable, Answer: Sendable>: Sendable {
    let action: Action<Input, Answer>
    let isBusy: Driver<Bool>
    let message: Driver<String>
    let answer: Signal<Answer>

    init(edits: Observable<Void>, send: @escaping @Sendable (Input) -> Single<Answer>) {
        action = Action { send($0) }
        isBusy = action.executing.asDriver(onErrorJustReturn: false)
        message = Observable.merge(action.underlyingError.map { "\($0)" }, edits.map { "" })
            .startWith("").asDriver(onErrorJustReturn: "").distinctUntilChanged()
        answer = action.elements.asSignal(onErrorSignalWith: .empty())
    }
}

/// A screen for the six digits that came by SMS.
final class SMSScreen: Sendable {
    let code = BehaviorRelay(value: "")
    let sendAgain = PublishRelay<Void>()
    let confirmation: Submission<String, String>
    let renewal: Submission<Void, Void>
    let secondsLeft: Driver<Int>
    private let bag = DisposeBag()

    init(
        confirm: @escaping @Sendable (String) -> Single<String>,
        newCode: @escaping @Sendable () -> Single<Void>,
        time: any SchedulerType = MainScheduler.instance
    ) {
        let edits = code.map { _ in }
        confirmation = Submission(edits: edits, send: confirm)
        renewal = Submission(edits: edits, send: newCode)
        let wait = renewal.action.elements.startWith(())
            .flatMapLatest { _ in
                Observable<Int>.interval(.seconds(1), scheduler: time).take(60).map { 59 - $0 }.startWith(60)
            }
            .share(replay: 1)
        secondsLeft = wait.asDriver(onErrorJustReturn: 0)
        bag.insert {
            code.filter { $0.count == 6 }.bind(to: confirmation.action.inputs)
            sendAgain.withLatestFrom(wait).filter { $0 == 0 }.map { _ in }.bind(to: renewal.action.inputs)
        }
    }
}

struct WrongCode: Error, CustomStringConvertible {
    let description = "That is not the code."
}

struct Credentials: Sendable {
    let account: String
    let password: String

    var isComplete: Bool { !account.isEmpty && password.count > 7 }
}

/// A form for an account and its password.
final class LoginForm: Sendable {
    let account = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let tap = PublishRelay<Void>()
    let login: Submission<Credentials, String>
    let canLogIn: Driver<Bool>
    private let bag = DisposeBag()

    init(logIn: @escaping @Sendable (Credentials) -> Single<String>) {
        let credentials = Observable.combineLatest(account, password) { Credentials(account: $0, password: $1) }
        login = Submission(edits: credentials.map { _ in }, send: logIn)
        canLogIn = Observable.combineLatest(credentials, login.action.executing) { $0.isComplete && !$1 }
            .asDriver(onErrorJustReturn: false).distinctUntilChanged()
        tap.withLatestFrom(credentials).filter { $0.isComplete }.bind(to: login.action.inputs).disposed(by: bag)
    }
}

/// The code of the guide to view models.
@Suite struct `The guide to view models` {
    @Test func `a wrong code says so until the next key, and the right one leads on`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let screen = SMSScreen(
            confirm: { code in
                Single<Int>.timer(.seconds(1), scheduler: time)
                    .map { _ in
                        if code != "123456" { throw WrongCode() }
                        return "Ann"
                    }
            },
            newCode: { .just(()) }, time: time)
        time.scheduleAt(210) { screen.code.accept("111111") }
        time.scheduleAt(215) { screen.code.accept("11111") }
        time.scheduleAt(220) { screen.code.accept("123456") }
        let name = time.createObserver(String.self)
        let subscription = screen.confirmation.answer.asObservable().subscribe(name)

        let message = time.start { screen.confirmation.message }

        #expect(message.events == [.next(200, ""), .next(211, "That is not the code."), .next(215, "")])
        #expect(name.events == [.next(221, "Ann")])
        subscription.dispose()
    }

    @Test func `a new code can be asked for after a minute, and starts the wait again`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let asked = time.createObserver(Int.self)
        let screen = SMSScreen(
            confirm: { .just($0) },
            newCode: {
                asked.onNext(1)
                return .just(())
            }, time: time)
        for tick in [30, 300] { time.scheduleAt(tick) { screen.sendAgain.accept(()) } }
        let seconds = time.start(subscribed: 250, disposed: 303) { screen.secondsLeft }
        #expect(seconds.events == [.next(250, 0), .next(300, 60), .next(301, 59), .next(302, 58)])
        #expect(asked.events == [.next(300, 1)])
    }

    @Test func `a tap logs in where both fields are filled, once at a time`() {
        let time = TestScheduler(simulateProcessingDelay: false)
        let asked = time.createObserver(String.self)
        let form = LoginForm { credentials in
            asked.onNext(credentials.account)
            return .just("Ann").delay(.seconds(5), scheduler: time)
        }
        time.scheduleAt(210) { form.tap.accept(()) }
        time.scheduleAt(220) { form.account.accept("ann") }
        time.scheduleAt(230) { form.password.accept("password") }
        for tick in [240, 242] { time.scheduleAt(tick) { form.tap.accept(()) } }
        let canLogIn = time.start { form.canLogIn }
        #expect(canLogIn.events == [.next(200, false), .next(230, true), .next(240, false), .next(245, true)])
        #expect(asked.events == [.next(240, "ann")])
    }
}
