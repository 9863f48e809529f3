/// The element that all laws send: a number from a seat, an object whose life a tally counts, or several of them joined.
final class Token: Sendable {
    let number: Int
    let seat: Int
    let parts: [Token]
    private let alive: Tally?
    private let atDeinit: (@Sendable () -> Void)?

    init(
        _ number: Int, seat: Int = 0, parts: [Token] = [], alive: Tally? = nil,
        atDeinit: (@Sendable () -> Void)? = nil
    ) {
        self.number = number
        self.seat = seat
        self.parts = parts
        self.alive = alive
        self.atDeinit = atDeinit
        alive?.add()
    }

    deinit {
        alive?.add(-1)
        atDeinit?()
    }

    /// A token of several.
    static func join(_ parts: [Token]) -> Token {
        Token(parts.first?.number ?? 0, parts: parts)
    }

    static func join(_ parts: Token...) -> Token { join(parts) }

    /// What was sent, that it was made of.
    var leaves: [Token] { parts.isEmpty ? [self] : parts.flatMap(\.leaves) }
}

extension Token: Hashable {
    static func == (left: Token, right: Token) -> Bool {
        left.number == right.number && left.seat == right.seat && left.parts == right.parts
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}

extension Token: CustomStringConvertible {
    var description: String {
        parts.isEmpty ? "\(seat).\(number)" : "(" + parts.map(\.description).joined(separator: " ") + ")"
    }
}

/// An error with a number.
struct Fault: Error, Equatable {
    let number: Int

    init(_ number: Int = 0) {
        self.number = number
    }
}
