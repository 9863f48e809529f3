/// Turns the bytes that a terminal sends into keys. A key may be split over any number of reads; what is no key of
/// ours, malformed or unknown, is dropped.
struct KeyParser {
    private enum State: Equatable {
        case ground
        case escape
        /// After `ESC [`, with the bytes since.
        case sequence([UInt8])
        /// After `ESC O`.
        case singleShift
        /// In a string meant for a terminal (`ESC ]`, `ESC P`, …), which ends with BEL or `ESC \`.
        case string
        case stringEscape
        case paste
    }

    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
    private static let longestSequence = 32
    private static let longestPaste = 65_536

    private var state = State.ground
    private var text: [UInt8] = []
    private var pasted: [UInt8] = []
    private var matchedPasteEnd = 0
    private var keys: [Key] = []

    /// True where bytes have come that ``flush()`` would decide on: an Escape that may be the start of a sequence.
    var isUndecided: Bool { state != .ground && state != .paste }

    /// The keys that are complete with `bytes`.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        let bytes = Array(bytes)
        if state == .paste, bytes == [0x03] {
            leavePaste()
            keys.append(.interrupt)
        } else {
            for byte in bytes { take(byte) }
        }
        flushCompleteText()
        return takeKeys()
    }

    /// Called when nothing more has come for a moment: a lone Escape was the key, and an unfinished sequence is none.
    mutating func flush() -> [Key] {
        guard isUndecided else { return [] }
        if state == .escape { keys.append(.escape) }
        state = .ground
        return takeKeys()
    }

    private mutating func takeKeys() -> [Key] {
        defer { keys = [] }
        return keys
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeGround(byte)
        case .escape: takeEscape(byte)
        case .sequence(let bytes): takeSequence(byte, after: bytes)
        case .singleShift: takeSingleShift(byte)
        case .string: takeString(byte)
        case .stringEscape:
            if byte == UInt8(ascii: "\\") { state = .ground } else { restart(with: 0x1B, byte) }
        case .paste: takePaste(byte)
        }
    }

    private mutating func takeGround(_ byte: UInt8) {
        if byte >= 0x20, byte != 0x7F {
            text.append(byte)
            return
        }
        flushText()
        switch byte {
        case 0x1B: state = .escape
        case 0x03: keys.append(.interrupt)
        case 0x04: keys.append(.endOfInput)
        case 0x08, 0x7F: keys.append(.backspace)
        case 0x09: keys.append(.tab)
        case 0x0A, 0x0D: keys.append(.enter)
        case 0x0C: keys.append(.redraw)
        case 0x1A: keys.append(.suspend)
        default: break
        }
    }

    private mutating func takeEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string
        case 0x1B: keys.append(.escape)
        case 0x00..<0x20, 0x7F:
            keys.append(.escape)
            restart(with: byte)
        default: state = .ground
        }
    }

    private mutating func takeSequence(_ byte: UInt8, after bytes: [UInt8]) {
        switch byte {
        case 0x20..<0x40:
            state = .sequence(bytes.count < Self.longestSequence ? bytes + [byte] : bytes)
        case 0x40..<0x7F:
            state = .ground
            finishSequence(bytes, final: byte)
        default: restart(with: byte)
        }
    }

    private mutating func finishSequence(_ bytes: [UInt8], final: UInt8) {
        guard bytes.count < Self.longestSequence else { return }
        guard bytes.allSatisfy({ $0 == UInt8(ascii: ";") || (0x30..<0x3A).contains($0) }) else { return }
        let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        guard let number = first.isEmpty ? 1 : Int(first) else { return }
        switch (final, number) {
        case (UInt8(ascii: "Z"), _): keys.append(.backTab)
        case (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): keys.append(.home)
        case (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): keys.append(.end)
        case (UInt8(ascii: "~"), 3): keys.append(.delete)
        case (UInt8(ascii: "~"), 200): state = .paste
        case (UInt8(ascii: "~"), _): break
        default: appendMovement(final)
        }
    }

    private mutating func takeSingleShift(_ byte: UInt8) {
        guard (0x20..<0x7F).contains(byte) else { return restart(with: byte) }
        state = .ground
        if byte == UInt8(ascii: "M") { keys.append(.enter) } else { appendMovement(byte) }
    }

    private mutating func appendMovement(_ final: UInt8) {
        switch final {
        case UInt8(ascii: "A"): keys.append(.up)
        case UInt8(ascii: "B"): keys.append(.down)
        case UInt8(ascii: "C"): keys.append(.right)
        case UInt8(ascii: "D"): keys.append(.left)
        case UInt8(ascii: "H"): keys.append(.home)
        case UInt8(ascii: "F"): keys.append(.end)
        default: break
        }
    }

    private mutating func takeString(_ byte: UInt8) {
        switch byte {
        case 0x07: state = .ground
        case 0x1B: state = .stringEscape
        case 0x00..<0x20: restart(with: byte)
        default: break
        }
    }

    private mutating func takePaste(_ byte: UInt8) {
        if byte == Self.pasteEnd[matchedPasteEnd] {
            matchedPasteEnd += 1
            guard matchedPasteEnd == Self.pasteEnd.count else { return }
            let text = String(decoding: pasted, as: UTF8.self)
            leavePaste()
            keys.append(.paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")))
            return
        }
        keepPasted(Self.pasteEnd[..<matchedPasteEnd])
        matchedPasteEnd = 0
        if byte == Self.pasteEnd[0] { matchedPasteEnd = 1 } else { keepPasted([byte]) }
    }

    private mutating func keepPasted(_ bytes: ArraySlice<UInt8>) {
        pasted.append(contentsOf: bytes.prefix(Self.longestPaste - pasted.count))
    }

    private mutating func leavePaste() {
        state = .ground
        pasted = []
        matchedPasteEnd = 0
    }

    private mutating func restart(with bytes: UInt8...) {
        state = .ground
        for byte in bytes { take(byte) }
    }

    /// Keys of the text so far, without a scalar at its end whose bytes have not all come.
    private mutating func flushCompleteText() {
        let unfinished = Self.unfinishedBytes(of: text)
        let rest = Array(text.suffix(unfinished))
        text.removeLast(unfinished)
        flushText()
        text = rest
    }

    private mutating func flushText() {
        for character in String(decoding: text, as: UTF8.self) where Self.isPrintable(character) {
            keys.append(.character(character))
        }
        text = []
    }

    private static func isPrintable(_ character: Character) -> Bool {
        character != "\u{FFFD}" && character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    private static func unfinishedBytes(of text: [UInt8]) -> Int {
        for back in 1...3 where back <= text.count {
            let byte = text[text.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > back ? back : 0
        }
        return 0
    }
}
