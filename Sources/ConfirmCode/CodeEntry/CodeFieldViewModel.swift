import Streams

/// The logic of a code field: what a keyboard, the pasteboard and the person do to it goes in, what its boxes show comes
/// out. ``bind(to:)`` joins it to a code screen.
///
/// What is typed may come key by key, in ``insert`` and ``backspace``, or as the whole text of a hidden text field, in
/// ``text``. A ``CodeField`` is the field as a value.
public final class CodeFieldViewModel: Sendable {
    /// The whole text of a text field that keeps its own, after each of its edits.
    public let text: AnyObserver<String>
    /// What was typed or filled in.
    public let insert: AnyObserver<String>
    /// What was pasted. The field never reads a pasteboard by itself.
    public let paste: AnyObserver<String>
    /// The key that erases.
    public let backspace: AnyObserver<Void>
    /// A box was chosen, from 0; beyond the first empty one, the first empty one.
    public let activate: AnyObserver<Int>
    /// The code that is shown was rejected.
    public let reject: AnyObserver<Void>
    /// The field is emptied, as for a new code.
    public let clear: AnyObserver<Void>

    /// The field as a value, at each change.
    public let fields: Driver<CodeField>
    /// The boxes from left to right, in every language.
    public let boxes: Driver<[CodeField.Box]>
    /// The box that the next digit goes to; nil behind the last one of a full field.
    public let activeIndex: Driver<Int?>
    /// What the boxes show, in one: what a text field that keeps its own is to be set to.
    public let shownText: Driver<String>
    /// Whether every box is filled.
    public let isComplete: Driver<Bool>
    /// Whether the code that is shown was rejected.
    public let isInvalid: Driver<Bool>
    /// The code became complete, or another one. A paste that was cut to the length does not count.
    public let didComplete: Driver<String>

    /// What assistive technology calls the field, such as "One-time code, 6 digits".
    public let accessibilityLabel: String
    /// How much is entered, such as "3 of 6 entered".
    public let accessibilityValue: Driver<String>
    /// The digits to be spoken one by one; nil for a secure or empty field, which speaks the count alone.
    public let spokenDigits: Driver<String?>

    let machine: ScreenMachine<CodeFieldRules>

    /// A field.
    ///
    /// - Parameters:
    ///   - field: What it shows at first, with its length, alphabet and secrecy.
    ///   - texts: What assistive technology says.
    public init(_ field: CodeField = CodeField(), texts: SignInTexts = .current) {
        let machine = ScreenMachine(CodeFieldRules(field), scheduler: CurrentThreadScheduler.instance)
        self.machine = machine
        text = machine.input { .text($0) }
        insert = machine.input { .insert($0) }
        paste = machine.input { .insert($0) }
        backspace = machine.input { .deleteBackward }
        activate = machine.input { .activate($0) }
        reject = machine.input { .reject }
        clear = machine.input { .clear }
        fields = machine.state(\.field)
        boxes = machine.state { $0.field.boxes(in: texts) }
        activeIndex = machine.state(\.field.activeBox)
        shownText = machine.state(\.field.text)
        isComplete = machine.state(\.field.isComplete)
        isInvalid = machine.state(\.field.isInvalid)
        didComplete = machine.event(\.completed)
        accessibilityLabel = field.accessibilityLabel(in: texts)
        accessibilityValue = machine.state { $0.field.accessibilityValue(in: texts) }
        spokenDigits = machine.state(\.field.spokenDigits)
    }

    /// What the field shows now.
    public var field: CodeField { machine.rules.field }

    /// Hands the code to `screen`, marks what it rejects, and empties the field when it sent a new code.
    ///
    /// - Returns: What parts the two.
    public func bind(to screen: ConfirmCodeViewModel) -> any Disposable {
        let code = screen.code
        let draft = screen.draft
        let typed = machine.moments.subscribe(onNext: { moment in
            switch moment.output {
            case .code(let text): code.onNext(text)
            case .draft(let text): draft.onNext(text)
            case .completed, nil: break
            }
        })
        let field = machine.input { (input: CodeFieldRules.Input) in input }
        let answered = screen.machine.moments.subscribe(onNext: { moment in
            if moment.newCodeSent != nil { field.onNext(.clear) }
            if let code = moment.rules.rejectedCode { field.onNext(.rejectCode(code)) }
        })
        return Disposables.create(typed, answered)
    }
}
