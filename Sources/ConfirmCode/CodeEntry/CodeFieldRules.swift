import Streams

/// The rules of a code field on a screen: its edits, and what each of them means for the code.
struct CodeFieldRules: ScreenRules {
    enum Input: WakingInput {
        /// The whole text of a text field that keeps its own.
        case text(String)
        /// What was typed, pasted or filled in.
        case insert(String)
        case deleteBackward
        case activate(Int)
        /// The code was rejected.
        case reject
        /// This code was rejected; another one was not.
        case rejectCode(String)
        case clear
        case wake(RxTime)
    }

    enum Output: Equatable, Sendable {
        /// The code so far, which is confirmed once it is complete.
        case code(String)
        /// The code so far, which is not confirmed by itself.
        case draft(String)
        case completed(String)
    }

    private(set) var field: CodeField
    var wake: RxTime? { nil }
    var isOver: Bool { false }

    init(_ field: CodeField) { self.field = field }

    mutating func handle(_ input: Input, at now: RxTime) -> [Output] {
        switch input {
        case .text(let new): return edit { $0.replaceText(with: new) }
        case .insert(let new): return edit { $0.insert(new) }
        case .deleteBackward: return edit { $0.deleteBackward() }
        case .activate(let box): field.activate(box)
        case .reject: field.markInvalid()
        case .rejectCode(let code): if code == field.text { field.markInvalid() }
        case .clear: field.clear()
        case .wake: break
        }
        return []
    }

    /// A whole code over the same one is entered anew, though the text has not changed. A paste that was cut to the
    /// length fills the field, and is not sent by itself.
    private mutating func edit(_ edit: (inout CodeField) -> CodeField.Change) -> [Output] {
        let before = field.text
        switch edit(&field) {
        case .none: return []
        case .edited: return [field.isComplete ? .draft(field.text) : .code(field.text)]
        case .completed(let code): return (code == before ? [.code("")] : []) + [.code(code), .completed(code)]
        }
    }
}

extension ScreenMoment<CodeFieldRules> {
    var completed: String? { if case .completed(let code) = output { code } else { nil } }
}
