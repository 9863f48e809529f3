import ConfirmCode

/// A code field whose text somebody else holds, such as a binding.
public struct BoundCodeField: Hashable, Sendable {
    /// The field.
    public private(set) var field: CodeField
    private var rejected: String?

    /// An empty field that takes over `code`, as far as it is one.
    public init(_ field: CodeField, code: String) {
        self.field = field
        adopt(code)
    }

    /// Takes over what the holder has, where it is something else.
    public mutating func adopt(_ code: String) {
        guard code != field.text else { return }
        field.clear()
        if !code.isEmpty { _ = field.insert(code) }
    }

    /// Takes over which code is wrong, if one is. It is shown as wrong each time that it is entered.
    public mutating func adopt(rejected: String?) {
        self.rejected = rejected
        markRejected()
    }

    /// Takes in the text of the hidden text field.
    ///
    /// - Returns: What was done to the code, which is ``field``'s text.
    public mutating func type(_ typed: String) -> CodeField.Change {
        let change = field.apply(CodeFieldEdit(from: field.text, to: typed, in: field))
        markRejected()
        return change
    }

    /// Makes a box the active one.
    public mutating func activate(_ box: Int) { field.activate(box) }

    private mutating func markRejected() { if field.text == rejected { field.markInvalid() } }
}
