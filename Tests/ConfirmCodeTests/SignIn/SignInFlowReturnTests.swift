import ConfirmCode
import Foundation
import Streams
import StreamsTesting
import Testing

/// The ways back.
extension SignInFlowTests {
    @Test func `back and forth with the same number keeps the code and its timer, and sends no SMS`() {
        let desk = SignInDesk()
        desk.enterPhone()
        desk.flow.codeEntry?.field.paste.onNext("12")
        desk.wait(20)
        desk.flow.back.onNext(())
        desk.enterPhone("+1 650 253 0000")
        #expect(desk.screens == [.phone, .code(phone: phone), .phone, .code(phone: phone)])
        #expect(desk.flow.codeEntry?.field.field.text == "12")
        #expect(desk.flow.session?.deadline == Date(timeIntervalSince1970: 61))
        #expect(desk.service.phones == [phone])
    }

    @Test func `once the wait is over, the same number is sent a new code`() {
        let desk = SignInDesk()
        desk.enterPhone()
        desk.flow.codeEntry?.field.paste.onNext("12")
        desk.wait(60)
        desk.flow.back.onNext(())
        desk.enterPhone()
        #expect(desk.service.phones == [phone, phone])
        #expect(desk.flow.codeEntry?.field.field.text == "")
    }

    @Test func `another number is another code with the full wait, and the old one is given up`() {
        let desk = SignInDesk(confirmation: 5)
        desk.enterPhone()
        let old = desk.flow.codeEntry
        old?.field.paste.onNext("123456")
        desk.flow.back.onNext(())
        desk.flow.phoneEntry.text.onNext("+1650253000")
        #expect(desk.flow.codeEntry == nil)
        desk.wait(10)
        #expect(desk.screens == [.phone, .code(phone: phone), .phone])
        desk.enterPhone("+16502530001")
        #expect(desk.flow.session?.deadline == Date(timeIntervalSince1970: 72))
        desk.flow.back.onNext(())
        desk.enterPhone()
        #expect(desk.service.phones == [phone, "+16502530001"])
        #expect(desk.flow.session?.token == "token of \(phone)")
        #expect(desk.flow.session?.deadline == Date(timeIntervalSince1970: 61))
    }

    @Test func `a code that is confirmed after the way back counts`() {
        let desk = SignInDesk(confirmation: 5)
        desk.enterPhone()
        desk.flow.codeEntry?.field.paste.onNext("123456")
        desk.flow.back.onNext(())
        desk.flow.logIn.onNext(())
        desk.wait(5)
        #expect(desk.screens.last == .done(name: phone))
        #expect(desk.flow.login == nil)
    }

    @Test func `a number whose code is still asked for says nothing once somebody is signed in`() {
        let desk = SignInDesk(login: 100)
        desk.enterPhone()
        let errors = desk.scheduler.createObserver(String.self)
        let loading = desk.scheduler.createObserver(Bool.self)
        let watch = [desk.flow.phoneEntry.errors.drive(errors), desk.flow.phoneEntry.isLoading.drive(loading)]
        desk.flow.logIn.onNext(())
        desk.flow.login?.account.onNext("anna")
        desk.flow.login?.password.onNext("secret")
        desk.flow.login?.logIn.onNext(())
        desk.wait(200)
        #expect(desk.screens.last == .done(name: "anna"))
        #expect(errors.events == [])
        #expect(loading.events.last?.value == .next(false))
        for disposable in watch { disposable.dispose() }
    }

    @Test func `a code that was sent after the number screen was left is not lost`() {
        let desk = SignInDesk(login: 5)
        desk.enterPhone()
        desk.flow.logIn.onNext(())
        desk.wait(10)
        #expect(desk.screens == [.phone, .login])
        desk.flow.back.onNext(())
        desk.flow.phoneEntry.submit.onNext(())
        #expect(desk.screens.last == .code(phone: phone))
        #expect(desk.flow.codeEntry != nil)
        #expect(desk.service.phones == [phone])
    }
}
