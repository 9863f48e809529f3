import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import Testing

@MainActor
struct SignInFlowTests {
    let phone = SignInDesk.phone

    @Test func `a number and its code sign in`() {
        let desk = SignInDesk()
        desk.enterPhone("(650) 253-0000")
        desk.flow.codeEntry?.field.paste.onNext("123-456")
        desk.wait(1)
        #expect(desk.screens == [.phone, .code(phone: phone), .done(name: phone)])
        #expect(desk.flow.codeEntry == nil)
        #expect(desk.flow.session == nil)
    }

    @Test func `the model of a screen is there when the screen is named`() {
        let desk = SignInDesk()
        let found = Locked<[Bool]>([])
        let watch = desk.flow.step.drive(onNext: { [flow = desk.flow!] step in
            switch step {
            case .code: found.withLock { $0.append(flow.codeEntry != nil) }
            case .login: found.withLock { $0.append(flow.login != nil) }
            default: break
            }
        })
        desk.flow.logIn.onNext(())
        desk.flow.back.onNext(())
        desk.enterPhone()
        #expect(found.value == [true, true])
        watch.dispose()
    }

    @Test func `somebody new gives personal data before the end`() {
        let desk = SignInDesk(result: .needPersonalData)
        desk.enterPhone()
        desk.flow.codeEntry?.field.paste.onNext("123456")
        desk.wait(1)
        desk.flow.back.onNext(())
        desk.flow.personalDataGiven.onNext(())
        #expect(
            desk.screens == [.phone, .code(phone: phone), .personalData(name: phone), .done(name: phone)])
    }

    @Test func `account and password sign in too, and the account is remembered`() {
        let desk = SignInDesk()
        desk.flow.logIn.onNext(())
        desk.flow.login?.account.onNext(" anna ")
        desk.flow.login?.password.onNext("secret")
        desk.flow.login?.remember.onNext(true)
        desk.flow.login?.logIn.onNext(())
        desk.wait(1)
        #expect(desk.screens == [.phone, .login, .done(name: "anna")])
        #expect(desk.store.writes == ["anna"])
        #expect(desk.flow.login == nil)
    }

    @Test func `leaving the login form, or the app, writes what waits to be written`() {
        for leave in [{ $0.back.onNext(()) }, { $0.flush() }] as [(SignInFlow) -> Void] {
            let desk = SignInDesk()
            desk.flow.logIn.onNext(())
            desk.flow.login?.remember.onNext(true)
            desk.flow.login?.account.onNext("anna")
            leave(desk.flow)
            #expect(desk.store.writes == ["anna"])
        }
    }

    @Test func `without a service for passwords there is no login form`() {
        let desk = SignInDesk(canLogIn: false)
        #expect(!desk.flow.canLogIn)
        desk.flow.logIn.onNext(())
        #expect(desk.screens == [.phone])
    }

    @Test func `a new beginning leaves nothing of the old one but the waits`() {
        let desk = SignInDesk()
        desk.enterPhone()
        desk.flow.codeEntry?.field.paste.onNext("123456")
        desk.wait(1)
        desk.flow.restart.onNext(())
        #expect(desk.screens.last == .phone)
        #expect(desk.flow.codeEntry == nil)
        let number = desk.scheduler.createObserver(PhoneNumber?.self)
        let shown = desk.flow.phoneEntry.number.drive(number)
        #expect(number.events.last?.value == .next(nil))
        desk.enterPhone()
        #expect(desk.screens.last == .phone)
        #expect(desk.service.phones == [phone])
        desk.wait(60)
        desk.enterPhone()
        #expect(desk.screens.last == .code(phone: phone))
        shown.dispose()
    }

    @Test func `a session that was saved opens with its code, and its wait goes on`() {
        let first = SignInDesk()
        first.enterPhone()
        first.wait(19)
        let saved = first.flow.session
        #expect(saved?.phone == phone)
        let second = SignInDesk(session: saved, epoch: 20)
        #expect(second.screens == [.code(phone: phone)])
        #expect(second.flow.session == saved)
        second.flow.codeEntry?.field.paste.onNext("123456")
        #expect(second.service.confirmations == [.init(code: "123456", token: "token of \(phone)")])
        second.flow.back.onNext(())
        second.flow.phoneEntry.submit.onNext(())
        #expect(second.screens == [.code(phone: phone), .phone, .code(phone: phone)])
        #expect(second.service.phones == [])
    }

    @Test func `a code that was rejected is not sent again by itself, though the number was changed meanwhile`() {
        let desk = SignInDesk()
        desk.enterPhone()
        desk.flow.codeEntry?.field.paste.onNext("111111")
        desk.wait(1)
        desk.flow.back.onNext(())
        desk.enterPhone("+16502530001")
        desk.flow.back.onNext(())
        desk.enterPhone()
        desk.flow.codeEntry?.field.paste.onNext("111111")
        desk.wait(1)
        #expect(desk.service.codes == ["111111"])
        desk.flow.codeEntry?.confirmation.submit.onNext(())
        desk.wait(1)
        #expect(desk.service.codes == ["111111", "111111"])
    }

    @Test func `let go at any moment it is silent, and nothing of it is left`() {
        for moment in 0..<8 {
            let desk = SignInDesk(confirmation: 3)
            weak let flow = desk.flow
            weak let phoneEntry = desk.flow.phoneEntry
            let step = desk.flow.step
            if moment > 0 { desk.enterPhone() }
            weak let code = desk.flow.codeEntry
            if moment > 1 { desk.flow.codeEntry?.field.paste.onNext("123456") }
            desk.wait(moment)
            let count = desk.screens.count
            desk.release()
            #expect(flow == nil && phoneEntry == nil && code == nil)
            desk.wait(100)
            #expect(desk.screens.count == count)
            _ = step
        }
        let desk = SignInDesk()
        desk.flow.logIn.onNext(())
        weak let login = desk.flow.login
        desk.release()
        #expect(login == nil)
    }
}
