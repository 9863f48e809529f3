import ConfirmCode

/// What was done to a text field that keeps its own text, told from its text before and after.
///
/// The hidden text field of a code field always has its caret at the end, while the code field has an active box. So one
/// key at the end is that key for the active box, and not the text as a whole.
public enum CodeFieldEdit: Hashable, Sendable {
    /// Nothing.
    case none
    /// Something was typed, pasted or filled in.
    case insert(String)
    /// The key that erases.
    case deleteBackward
    /// The text is another one.
    case replace(String)

    /// The edit from `old`, which `field` shows, to `new`.
    ///
    /// Several characters that make a whole code together with what was there are that code, as AutoFill writes it.
    public init(from old: String, to new: String, in field: CodeField) {
        if new == old {
            self = .none
        } else if new.hasPrefix(old), new.count > old.count {
            let added = String(new.dropFirst(old.count))
            self = added.count > 1 && new.count == field.length ? .insert(new) : .insert(added)
        } else if old.count - new.count == 1, old.hasPrefix(new) {
            self = .deleteBackward
        } else {
            self = .replace(new)
        }
    }
}

extension CodeField {
    /// Takes in what was done to a text field that shows ``text``.
    public mutating func apply(_ edit: CodeFieldEdit) -> Change {
        switch edit {
        case .none: .none
        case .insert(let text): insert(text)
        case .deleteBackward: deleteBackward()
        case .replace(let text): replaceText(with: text)
        }
    }
}

extension CodeFieldViewModel {
    /// Takes in what was done to a text field that shows the text of ``field``.
    public func apply(_ edit: CodeFieldEdit) {
        switch edit {
        case .none: break
        case .insert(let text): insert.onNext(text)
        case .deleteBackward: backspace.onNext(())
        case .replace(let text): self.text.onNext(text)
        }
    }
}
