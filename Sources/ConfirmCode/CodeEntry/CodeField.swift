/// A field of boxes for a one-time code: what is typed, pasted, filled in and erased, as a value.
///
/// It understands digits of every script, groups with separators, and whole messages with a code in them. ``text`` is
/// always what the boxes show.
public struct CodeField: Hashable, Sendable {
    /// What codes are made of.
    public enum Alphabet: Hashable, Sendable {
        /// Decimal digits.
        case digits
        /// Decimal digits and ASCII letters.
        case alphanumerics
    }

    /// What an action did.
    public enum Change: Equatable, Sendable {
        /// Nothing.
        case none
        /// The field shows something else.
        case edited
        /// The field shows something else, and the code is complete.
        case completed(String)
    }

    /// How many boxes there are, 1…10.
    public let length: Int
    /// What the code is made of.
    public let alphabet: Alphabet
    /// True where the digits are not to be seen or heard.
    public let isSecure: Bool
    /// The code so far, leading zeros included.
    public private(set) var text = ""
    /// True while the code is one that was rejected.
    public private(set) var isInvalid = false
    private var caret = 0

    /// An empty field.
    ///
    /// - Parameters:
    ///   - length: The number of boxes, brought into 1…10.
    ///   - alphabet: What the code is made of.
    ///   - isSecure: True where the digits are not to be seen or heard.
    public init(length: Int = 6, alphabet: Alphabet = .digits, isSecure: Bool = false) {
        self.length = min(max(length, 1), 10)
        self.alphabet = alphabet
        self.isSecure = isSecure
    }

    /// True when every box is filled.
    public var isComplete: Bool { text.count == length }

    /// The box that the next digit goes to: the first empty one, or a filled one that was activated; nil behind the last
    /// box of a full field.
    public var activeBox: Int? { caret < length ? caret : nil }

    /// Takes `input`, which was typed, pasted or filled in: a whole code replaces everything, some digits go to the active box and
    /// the following ones.
    ///
    /// A paste with too many digits fills the field without completing it, so that nothing is submitted unseen. After a
    /// rejected code the first digit starts over.
    public mutating func insert(_ input: String) -> Change {
        change { field in
            switch field.reader.read(input) {
            case .code(let code):
                field.fill(code)
                return true
            case .cut(let code):
                field.fill(code)
                return false
            case .part(let digits):
                return field.overwrite(with: digits)
            case .nothing:
                return false
            }
        }
    }

    /// Takes `new`, the whole text of a text field that keeps its own, after each of its edits.
    public mutating func replaceText(with new: String) -> Change {
        if new == text { return .none }
        if isInvalid, new.hasPrefix(text) { return insert(String(new.dropFirst(text.count))) }
        if new.isEmpty {
            clear()
            return .edited
        }
        let old = text
        return change { field in
            switch field.reader.read(new) {
            case .code(let code):
                field.fill(code)
                return code != old
            case .cut(let code), .part(let code):
                if code != old { field.fill(code) }
            case .nothing:
                break
            }
            return false
        }
    }

    /// Erases the digit in the active filled box, else the one before the first empty box; what follows moves left.
    public mutating func deleteBackward() -> Change {
        guard !text.isEmpty else { return .none }
        let erased = caret < text.count ? caret : caret - 1
        text.remove(at: text.index(text.startIndex, offsetBy: erased))
        caret = erased
        isInvalid = false
        return .edited
    }

    /// Makes `box` the active one; beyond the first empty box, the first empty box.
    public mutating func activate(_ box: Int) { caret = min(max(box, 0), text.count, length - 1) }

    /// Marks the code as rejected. It stays to be seen until the next edit.
    public mutating func markInvalid() { isInvalid = !text.isEmpty }

    /// Empties the field, as for a new code.
    public mutating func clear() { self = CodeField(length: length, alphabet: alphabet, isSecure: isSecure) }

    private var reader: CodeReader { CodeReader(length: length, alphabet: alphabet) }

    /// Runs `edit`, which says whether the result may be submitted by itself.
    private mutating func change(_ edit: (inout CodeField) -> Bool) -> Change {
        let before = self
        let mayComplete = edit(&self)
        if mayComplete, isComplete { return .completed(text) }
        return self == before ? .none : .edited
    }

    private mutating func fill(_ code: String) {
        text = code
        caret = code.count
        isInvalid = false
    }

    /// True where the digits made a different code and none of them was left over.
    private mutating func overwrite(with digits: String) -> Bool {
        let start = isInvalid ? 0 : caret
        let room = digits.prefix(length - start)
        if room.isEmpty { return false }
        let kept = isInvalid ? "" : text
        let new = kept.prefix(start) + room + kept.dropFirst(start + room.count)
        let isDifferent = new != text
        text = String(new)
        caret = start + room.count
        isInvalid = false
        return isDifferent && room.count == digits.count
    }
}
