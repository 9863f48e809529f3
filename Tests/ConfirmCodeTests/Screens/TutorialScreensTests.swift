import ConfirmCode
import Streams
import StreamsTesting
import Testing

/// What five tutorials on sign-in screens show, one after the other. The code screen and its tests are in
/// ``ConfirmCodeScreenTests``.
@MainActor
struct TutorialScreensTests {
    @Test func `the code screen confirms a code, counts down to the next one and shows what went wrong`() {
        let screen = Screen(
            wait: 3, confirm: always(failure(.invalidCode, after: 1)), login: answer("second", after: 0))
        let timer = screen.record(\.newCodeTimer)
        let errors = screen.record(\.errors)
        let sent = screen.record(\.didRequestNewCode)
        screen.type("1234", at: 1)
        screen.at(4) { $0.getNewCode.onNext(()) }
        screen.scheduler.advanceTo(5)
        #expect(timer.events == [.next(1, 2), .next(2, 1), .next(3, 0), .next(5, 2)])
        #expect(errors.events == [.next(2, "The code is wrong.")])
        #expect(sent.events.map(\.time) == [4])
    }

    @Test func `the countdown shows minutes and seconds, and a line that grows shorter`() {
        let screen = Screen(wait: 120)
        let countdown = screen.record(\.countdown)
        screen.scheduler.advanceTo(120)
        let readings = countdown.events.compactMap(\.value.element)
        #expect(readings.map(\.text).prefix(2) == ["02:00", "01:59"])
        #expect(readings[60].text == "01:00")
        #expect(readings[60].fraction == 0.5)
        #expect(readings.last?.text == "00:00")
        #expect(readings.last?.fraction == 0)
    }

    @Test func `one hidden text field fills six boxes`() {
        let field = CodeFieldViewModel(texts: .english)
        for text in ["1", "12", "123"] { field.text.onNext(text) }
        #expect(field.field.boxes.map(\.character) == ["1", "2", "3", nil, nil, nil])
        #expect(field.field.activeBox == 3)
    }

    @Test func `a phone number leads to a code that signs in, as with any service`() {
        let desk = SignInDesk()
        desk.flow.phoneEntry.text.onNext("650 253 0000")
        desk.flow.phoneEntry.submit.onNext(())
        desk.wait(1)
        desk.flow.codeEntry?.field.text.onNext("123456")
        desk.wait(1)
        #expect(desk.service.phones == ["+16502530000"])
        #expect(desk.service.confirmations == [.init(code: "123456", token: "token of +16502530000")])
        #expect(desk.screens.last == .done(name: "+16502530000"))
    }

    @Test(arguments: [4, 6, 8])
    func `the field is made for any length, and tells when it is full`(length: Int) {
        let field = CodeFieldViewModel(CodeField(length: length))
        let completed = Locked<[String]>([])
        let watch = field.didComplete.drive(onNext: { code in completed.withLock { $0.append(code) } })
        for digit in 1...length { field.insert.onNext("\(digit)") }
        #expect(completed.value == [String("12345678".prefix(length))])
        watch.dispose()
    }

    @Test func `a code that was rejected is marked until the next key`() {
        let screen = Screen(confirm: always(failure(.invalidCode, after: 1)))
        let entry = CodeEntry(
            field: CodeFieldViewModel(CodeField(length: 4)), confirmation: screen.viewModel)
        screen.scheduler.advanceTo(1)
        entry.field.paste.onNext("1234")
        screen.scheduler.advanceTo(3)
        #expect(entry.field.field.isInvalid)
        entry.field.insert.onNext("5")
        #expect(!entry.field.field.isInvalid)
        #expect(entry.field.field.text == "5")
    }

    @Test func `the login button wants both longer than two characters, and the account comes back at the next start`()
    {
        let screen = LoginScreen()
        let canLogIn = screen.record(\.canLogIn)
        screen.fill("ab", "abc", at: 1)
        screen.fill("abc", "abc", at: 2)
        screen.at(3) { $0.remember.onNext(true) }
        screen.scheduler.advanceTo(7)
        #expect(screen.store.writes == [])
        screen.scheduler.advanceTo(8)
        #expect(canLogIn.events == [.next(0, false), .next(2, true)])
        #expect(screen.store.writes == ["abc"])
        let next = LoginScreen(stored: screen.store.read())
        #expect(next.record(\.accountText).events == [.next(0, "abc")])
        #expect(next.record(\.isRemembering).events == [.next(0, true)])
    }
}
