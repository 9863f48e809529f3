import ConfirmCode
import ConfirmCodeUI
import Testing

@Suite struct CodeFieldPresenterTests {
    @Test func `the field says how much is entered, and its digits one by one`() {
        var field = CodeField()
        #expect(CodeFieldPresenter(field, texts: .english).accessibilityValue == "0 of 6 entered")
        _ = field.insert("012")
        let presenter = CodeFieldPresenter(field, texts: .english)
        #expect(presenter.accessibilityLabel == "One-time code, 6 digits")
        #expect(presenter.accessibilityValue == "3 of 6 entered, 0 1 2")
        #expect(presenter.text == "012")
        #expect(CodeFieldPresenter(field, texts: .russian).accessibilityValue == "Введено 3 из 6, 0 1 2")
    }

    @Test func `a secure field speaks the count alone`() {
        var field = CodeField(isSecure: true)
        _ = field.insert("012")
        let presenter = CodeFieldPresenter(field, texts: .english)
        #expect(presenter.accessibilityValue == "3 of 6 entered")
        #expect(presenter.isSecure)
    }

    @Test func `letters need another keyboard than digits`() {
        #expect(CodeFieldPresenter(CodeField()).wantsNumberPad)
        #expect(!CodeFieldPresenter(CodeField(alphabet: .alphanumerics)).wantsNumberPad)
    }

    @Test func `it says whether the code is wrong and whether it takes anything`() {
        var field = CodeField(length: 1)
        _ = field.insert("1")
        field.markInvalid()
        let presenter = CodeFieldPresenter(field, isEnabled: false)
        #expect(presenter.isInvalid)
        #expect(!presenter.isEnabled)
    }

    @Test func `a shake begins at rest, goes both ways, and is no motion where motion is reduced`() {
        let steps = CodeFieldPresenter.shake(reducesMotion: false)
        #expect(steps.first == 0)
        #expect(steps.reduce(0, +) == 0)
        #expect(steps.contains { $0 < 0 } && steps.contains { $0 > 0 })
        #expect(CodeFieldPresenter.shake(reducesMotion: true) == [0])
        #expect(CodeFieldPresenter.shakeStep * Double(steps.count) < 0.5)
    }
}
