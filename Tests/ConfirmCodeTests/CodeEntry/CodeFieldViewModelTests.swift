import ConfirmCode
import Streams
import StreamsTesting
import Testing

/// A code field of six digits, and what its outputs said.
@MainActor
private final class FieldScreen {
    let scheduler = TestScheduler()
    let viewModel: CodeFieldViewModel
    private let bag = DisposeBag()

    init(_ field: CodeField = CodeField(), texts: SignInTexts = .english) {
        viewModel = CodeFieldViewModel(field, texts: texts)
    }

    func record<Element: Sendable>(_ output: KeyPath<CodeFieldViewModel, Driver<Element>>) -> () -> [Element] {
        let observer = scheduler.createObserver(Element.self)
        viewModel[keyPath: output].drive(observer).disposed(by: bag)
        return { observer.events.compactMap(\.value.element) }
    }
}

@MainActor
struct CodeFieldViewModelTests {
    @Test func `keys fill the boxes from left to right, and the active one goes ahead`() {
        let screen = FieldScreen(CodeField(length: 3))
        let boxes = screen.record(\.boxes)
        let active = screen.record(\.activeIndex)
        let complete = screen.record(\.isComplete)
        let completed = screen.record(\.didComplete)
        for key in ["1", "a", "٢", "1️⃣", "3"] { screen.viewModel.insert.onNext(key) }
        #expect(boxes().map { String($0.map { $0.character ?? "_" }) } == ["___", "1__", "12_", "123"])
        #expect(boxes().last?.map(\.isActive) == [false, false, false])
        #expect(active() == [0, 1, 2, nil])
        #expect(complete() == [false, true])
        #expect(completed() == ["123"])
    }

    @Test(arguments: ["123-456", "123 456", "1 2 3 4 5 6", "123–456", " 123456\n", "@a.example #123456"])
    func `a pasted code is one completion`(pasted: String) {
        let screen = FieldScreen()
        let completed = screen.record(\.didComplete)
        screen.viewModel.paste.onNext(pasted)
        screen.viewModel.paste.onNext("")
        #expect(completed() == ["123456"])
    }

    @Test func `a hidden text field may hand over its whole text`() {
        let screen = FieldScreen()
        let shown = screen.record(\.shownText)
        let completed = screen.record(\.didComplete)
        for text in ["1", "12", "12x", "", "123456"] { screen.viewModel.text.onNext(text) }
        #expect(shown() == ["", "1", "12", "", "123456"])
        #expect(completed() == ["123456"])
    }

    @Test func `each backspace removes one digit, and none does nothing`() {
        let screen = FieldScreen()
        let shown = screen.record(\.shownText)
        screen.viewModel.paste.onNext("123")
        for _ in 0..<4 { screen.viewModel.backspace.onNext(()) }
        #expect(shown() == ["", "123", "12", "1", ""])
    }

    @Test func `a box beyond the first empty one leads to the first empty one`() {
        let screen = FieldScreen()
        let active = screen.record(\.activeIndex)
        screen.viewModel.paste.onNext("12")
        screen.viewModel.activate.onNext(4)
        screen.viewModel.activate.onNext(0)
        screen.viewModel.insert.onNext("9")
        #expect(active() == [0, 2, 0, 1])
        #expect(screen.viewModel.field.text == "92")
    }

    @Test func `a rejected code stays to be seen until the next key`() {
        let screen = FieldScreen()
        let invalid = screen.record(\.isInvalid)
        let shown = screen.record(\.shownText)
        screen.viewModel.paste.onNext("123456")
        screen.viewModel.reject.onNext(())
        screen.viewModel.insert.onNext("x")
        screen.viewModel.insert.onNext("9")
        #expect(invalid() == [false, true, false])
        #expect(shown() == ["", "123456", "9"])
        screen.viewModel.clear.onNext(())
        #expect(shown().last == "")
    }

    @Test func `the field is spoken as one, with its digits one by one`() {
        let screen = FieldScreen()
        let value = screen.record(\.accessibilityValue)
        let spoken = screen.record(\.spokenDigits)
        screen.viewModel.paste.onNext("123")
        #expect(screen.viewModel.accessibilityLabel == "One-time code, 6 digits")
        #expect(value() == ["0 of 6 entered", "3 of 6 entered"])
        #expect(spoken() == [nil, "1 2 3"])
        #expect(screen.viewModel.field.boxes(in: .english)[3].accessibilityLabel == "digit 4 of 6")
    }

    @Test func `a secure field speaks the count alone, and shows dots`() {
        let screen = FieldScreen(CodeField(length: 4, isSecure: true))
        let value = screen.record(\.accessibilityValue)
        let spoken = screen.record(\.spokenDigits)
        let boxes = screen.record(\.boxes)
        screen.viewModel.paste.onNext("12")
        #expect(value().last == "2 of 4 entered")
        #expect(spoken() == [nil])
        #expect(boxes().last?.map(\.character) == ["•", "•", nil, nil])
    }

    @Test(arguments: 1...10)
    func `any length up to ten is complete when it is full, letters too where they are allowed`(length: Int) {
        let screen = FieldScreen(CodeField(length: length, alphabet: .alphanumerics))
        let completed = screen.record(\.didComplete)
        let code = String("a1B2c3D4e5".prefix(length))
        for character in code { screen.viewModel.insert.onNext(String(character)) }
        #expect(completed() == [code])
    }

    @Test func `it speaks the language of its texts`() {
        let screen = FieldScreen(texts: .russian)
        #expect(screen.viewModel.accessibilityLabel == "Одноразовый код, 6 цифр")
        #expect(screen.record(\.accessibilityValue)() == ["Введено 0 из 6"])
    }

    @Test func `bound to a code screen it sends a code once, shows its rejection, and is emptied for a new one`() {
        let screen = Screen(
            wait: 1, confirm: always(failure(.invalidCode, after: 1)), login: answer("second", after: 1))
        let field = CodeFieldViewModel(CodeField(length: 4), texts: .english)
        let bound = field.bind(to: screen.viewModel)
        screen.scheduler.advanceTo(1)
        field.paste.onNext("1234")
        screen.scheduler.advanceTo(3)
        #expect(field.field.isInvalid)
        field.backspace.onNext(())
        #expect(!field.field.isInvalid)
        field.insert.onNext("4")
        #expect(field.field.isInvalid)
        field.paste.onNext("123456")
        #expect(screen.service.codes == ["1234"])
        screen.viewModel.getNewCode.onNext(())
        screen.scheduler.advanceTo(5)
        #expect(field.field == CodeField(length: 4))
        field.paste.onNext("0012")
        #expect(screen.service.confirmations.last == .init(code: "0012", token: "second"))
        bound.dispose()
        field.paste.onNext("0013")
        #expect(screen.service.codes == ["1234", "0012"])
    }

    @Test func `another code that was rejected before is marked too`() {
        let screen = Screen(confirm: always(failure(.invalidCode, after: 0)))
        let field = CodeFieldViewModel(CodeField(length: 4))
        let bound = field.bind(to: screen.viewModel)
        screen.scheduler.advanceTo(1)
        for code in ["1111", "2222", "1111"] {
            field.paste.onNext(code)
            screen.scheduler.advanceTo(screen.scheduler.clock + 1)
            #expect(field.field.isInvalid)
        }
        #expect(screen.service.codes == ["1111", "2222"])
        bound.dispose()
    }
}
