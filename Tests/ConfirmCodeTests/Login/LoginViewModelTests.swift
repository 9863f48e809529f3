import ConfirmCode
import Streams
import StreamsTesting
import Testing

@MainActor
struct LoginViewModelTests {
    @Test func `the button is recomputed at every change of either field`() {
        let screen = LoginScreen()
        let canLogIn = screen.record(\.canLogIn)
        screen.at(1) { $0.account.onNext("abc") }
        screen.at(2) { $0.password.onNext("abc") }
        screen.at(3) { $0.password.onNext("ab") }
        screen.at(4) { $0.password.onNext("abcd") }
        screen.at(5) { $0.account.onNext("  ab ") }
        screen.at(6) { $0.account.onNext("abcd") }
        screen.scheduler.start()
        #expect(
            canLogIn.events == [
                .next(0, false), .next(2, true), .next(3, false), .next(4, true), .next(5, false), .next(6, true),
            ])
    }

    @Test func `a login is one request, and ends the form`() {
        let screen = LoginScreen(login: answer(.needPersonalData, after: 5))
        let authorized = screen.record(\.didAuthorize)
        let loading = screen.record(\.isLoading)
        let canLogIn = screen.record(\.canLogIn)
        screen.fill()
        for time in [2, 3, 20] { screen.at(time) { $0.logIn.onNext(()) } }
        screen.scheduler.start()
        #expect(screen.service.requests == [["anna", "secret"]])
        #expect(authorized.events == [.next(7, .needPersonalData)])
        #expect(loading.events == [.next(0, false), .next(2, true), .next(7, false)])
        #expect(canLogIn.events == [.next(0, false), .next(1, true), .next(2, false)])
    }

    @Test func `a failure is told, and the form lives on`() {
        let screen = LoginScreen(login: failure(.invalidCredentials, after: 5))
        let errors = screen.record(\.errors)
        let loading = screen.record(\.isLoading)
        screen.fill()
        for time in [2, 12] { screen.at(time) { $0.logIn.onNext(()) } }
        screen.scheduler.start()
        let text = "The account or the password is wrong."
        #expect(errors.events == [.next(7, text), .next(17, text)])
        #expect(loading.events.map(\.time) == [0, 2, 7, 12, 17])
    }

    @Test func `a request without an answer fails after thirty seconds`() {
        let screen = LoginScreen()
        let errors = screen.record(\.errors)
        screen.fill()
        screen.at(2) { $0.logIn.onNext(()) }
        screen.scheduler.start()
        #expect(errors.events == [.next(302, "The server did not answer. Try again.")])
    }

    @Test func `nothing is stored while remembering is off`() {
        let screen = LoginScreen()
        screen.fill()
        screen.scheduler.start()
        #expect(screen.store.writes == [])
    }

    @Test func `the account alone is written, half a second after its last change`() {
        let screen = LoginScreen()
        screen.at(1) { $0.remember.onNext(true) }
        screen.fill("an", at: 2)
        screen.fill("anna", at: 6)
        screen.scheduler.advanceTo(10)
        #expect(screen.store.writes == [])
        screen.scheduler.advanceTo(11)
        #expect(screen.store.writes == ["anna"])
        screen.fill("annabel", at: 20)
        screen.scheduler.advanceTo(25)
        #expect(screen.store.writes == ["anna", "annabel"])
    }

    @Test func `what is stored already is not written again`() {
        let screen = LoginScreen(stored: "anna")
        screen.fill("annabel", at: 1)
        screen.fill("anna", at: 3)
        screen.scheduler.start()
        #expect(screen.store.writes == [])
    }

    @Test func `an account of white space erases what was stored`() {
        let screen = LoginScreen(stored: "anna")
        screen.fill(" \u{3000}", at: 1)
        screen.scheduler.start()
        #expect(screen.store.writes == [nil])
    }

    @Test func `a flush writes a pending value once`() {
        let screen = LoginScreen()
        screen.fill()
        screen.at(2) { $0.remember.onNext(true) }
        screen.at(3) {
            $0.flush()
            $0.flush()
        }
        screen.scheduler.advanceTo(3)
        #expect(screen.store.writes == ["anna"])
        screen.at(20) { $0.flush() }
        screen.scheduler.start()
        #expect(screen.store.writes == ["anna"])
    }

    @Test func `switching off erases at once and cancels a pending write`() {
        let screen = LoginScreen(stored: "anna")
        screen.fill("annabel", at: 1)
        screen.at(3) { $0.remember.onNext(false) }
        screen.scheduler.advanceTo(3)
        #expect(screen.store.writes == [nil])
        screen.scheduler.start()
        #expect(screen.store.writes == [nil])
        #expect(screen.store.read() == nil)
    }

    @Test func `switching on writes the account that is there`() {
        let screen = LoginScreen()
        screen.fill()
        screen.at(10) { $0.remember.onNext(true) }
        screen.scheduler.start()
        #expect(screen.store.writes == ["anna"])
    }

    @Test func `a login writes a pending account at once, or erases where remembering is off`() {
        for isOn in [true, false] {
            let screen = LoginScreen(login: answer(.success, after: 1))
            screen.at(0) { $0.remember.onNext(isOn) }
            screen.fill(" anna ")
            screen.at(2) { $0.logIn.onNext(()) }
            screen.scheduler.advanceTo(3)
            #expect(screen.store.writes == [isOn ? "anna" : nil])
            screen.scheduler.start()
            #expect(screen.store.writes.count == 1)
        }
    }

    @Test func `a login that failed changes nothing in the store`() {
        let screen = LoginScreen(login: failure(.invalidCredentials, after: 1))
        screen.fill()
        screen.at(2) { $0.logIn.onNext(()) }
        screen.scheduler.start()
        #expect(screen.store.writes == [])
    }

    @Test func `the account that was stored fills the field, and the switch is on`() {
        let screen = LoginScreen(stored: "anna")
        #expect(screen.record(\.accountText).events == [.next(0, "anna")])
        #expect(screen.record(\.isRemembering).events == [.next(0, true)])
        screen.at(1) { $0.password.onNext("secret") }
        screen.at(2) { $0.logIn.onNext(()) }
        screen.scheduler.advanceTo(3)
        #expect(screen.service.requests == [["anna", "secret"]])
        #expect(LoginScreen().record(\.isRemembering).events == [.next(0, false)])
    }

    @Test func `writes are serial and the last value wins, whoever writes meanwhile`() {
        let store = NestingStore()
        let scheduler = TestScheduler(resolution: 0.1)
        let model = LoginViewModel(
            authService: ScriptedPasswordService { .never() }, store: store, timerScheduler: scheduler)
        store.onWrite = { [weak model] account in
            guard account == "first" else { return }
            model?.account.onNext("second")
            model?.flush()
        }
        model.remember.onNext(true)
        model.account.onNext("first")
        model.flush()
        #expect(store.log.value == ["begin first", "end first", "begin second", "end second"])
    }

    @Test func `after it was cancelled, or let go, the form is silent`() {
        for cancels in [true, false] {
            let screen = LoginScreen(stored: "anna", login: answer(.success, after: 10))
            let authorized = screen.record(\.didAuthorize)
            let loading = screen.record(\.isLoading)
            weak let model = screen.viewModel
            screen.fill("annabel")
            screen.at(2) { $0.logIn.onNext(()) }
            screen.scheduler.advanceTo(3)
            if cancels { screen.viewModel.cancel.onNext(()) } else { screen.release() }
            screen.scheduler.start()
            #expect(authorized.events == [])
            #expect(screen.store.writes == [])
            #expect(cancels == (loading.events.last?.value.element == false))
            screen.release()
            #expect(model == nil)
        }
    }
}

private final class NestingStore: AccountStore {
    let log = Locked<[String]>([])
    private let action = Locked<@Sendable (String?) -> Void>({ _ in })

    var onWrite: @Sendable (String?) -> Void {
        get { action.value }
        set { _ = action.exchange(newValue) }
    }

    func read() -> String? { nil }

    func write(_ account: String?) {
        log.withLock { $0.append("begin \(account ?? "nothing")") }
        action.value(account)
        log.withLock { $0.append("end \(account ?? "nothing")") }
    }
}
