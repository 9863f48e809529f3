import Streams

/// What an observer of a law saw, and whether two callbacks overlapped or something followed the end.
final class Recorder: Sendable {
    enum Entry: Equatable, CustomStringConvertible {
        case next([Token])
        case error
        case completed

        var description: String {
            switch self {
            case .next(let tokens): tokens.map(\.description).joined(separator: "+")
            case .error: "E"
            case .completed: "C"
            }
        }
    }

    private struct Seen {
        var entries: [Entry] = []
        var inside = 0
        var faults: [String] = []
        var count = 0
        var ends = 0
        var error: (any Error)?
    }

    private let seen = Guarded(Seen())
    private let serial = Unlocked(0)
    private let keepsEntries: Bool
    private let react: @Sendable (Event<Token>) -> Void

    /// - Parameters:
    ///   - keepsEntries: False to count only, and keep no token.
    ///   - react: What the observer does in its callback.
    init(keepsEntries: Bool = true, _ react: @escaping @Sendable (Event<Token>) -> Void = { _ in }) {
        self.keepsEntries = keepsEntries
        self.react = react
    }

    var entries: [Entry] { seen.change { $0.entries } }
    var faults: [String] { seen.change { $0.faults } }
    var count: Int { seen.change { $0.count } }
    var ends: Int { seen.change { $0.ends } }
    var error: (any Error)? { seen.change { $0.error } }
    /// All events.
    var total: Int { seen.change { $0.count + $0.ends } }

    /// The numbers of the elements, of one seat if asked.
    func numbers(of seat: Int? = nil) -> [Int] {
        entries.flatMap { entry -> [Int] in
            guard case .next(let tokens) = entry else { return [] }
            return tokens.filter { seat == nil || $0.seat == seat }.map(\.number)
        }
    }

    var observer: AnyObserver<Token> {
        AnyObserver(eventHandler: { self.on($0) })
    }

    private func on(_ event: Event<Token>) {
        serial.value += 1
        seen.change { seen in
            seen.inside += 1
            if seen.inside > 1 { seen.faults.append("two callbacks at once") }
            if seen.ends > 0 { seen.faults.append("\(event) after the end") }
            switch event {
            case .next(let token):
                seen.count += 1
                if keepsEntries { seen.entries.append(.next(token.leaves)) }
            case .error(let error):
                seen.ends += 1
                seen.error = error
                seen.entries.append(.error)
            case .completed:
                seen.ends += 1
                seen.entries.append(.completed)
            }
        }
        react(event)
        serial.value += 1
        seen.change { $0.inside -= 1 }
    }
}
