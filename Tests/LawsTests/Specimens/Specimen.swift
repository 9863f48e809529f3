import Streams
import Testing

/// An operator, subject, relay or trait as the laws see it: how it is built, and what is special about it.
struct Specimen: Sendable {
    let name: String
    /// The source files it stands for: room and file, without the ending.
    let files: [String]
    let traits: Traits
    /// How many sources it takes.
    let seats: Int
    /// The seats that a round of elements goes to, in this order.
    let feeds: [Int]
    let form: Form

    enum Form: Sendable {
        case built(@Sendable (Rig) -> Observable<Token>)
        case subject(@Sendable () -> Subject)
    }

    /// Something that is fed and observed itself.
    struct Subject: Sendable {
        let output: Observable<Token>
        let input: @Sendable (Event<Token>) -> Void
        /// What keeps it alive.
        let owner: any Sendable
    }

    /// What the laws must know. Without any: each round gives elements at once, and the end is the source's.
    struct Traits: OptionSet, Sendable {
        let rawValue: Int

        /// Takes a closure that may throw.
        static let throwing = Traits(rawValue: 1 << 0)
        /// Delivers when its scheduler says, or runs on it.
        static let timed = Traits(rawValue: 1 << 1)
        /// Delivers on the main queue.
        static let main = Traits(rawValue: 1 << 2)
        /// Subscribes to inner streams.
        static let flattening = Traits(rawValue: 1 << 3)
        /// Sends elements at the end of its source only.
        static let collecting = Traits(rawValue: 1 << 4)
        /// Sends no elements.
        static let silent = Traits(rawValue: 1 << 5)
        /// Ends by itself after few elements.
        static let finite = Traits(rawValue: 1 << 6)
        /// Does not complete when its sources complete.
        static let unending = Traits(rawValue: 1 << 7)
        /// Subscribes again when its source fails.
        static let retrying = Traits(rawValue: 1 << 8)
        /// Subscribes again when its source completes.
        static let repeating = Traits(rawValue: 1 << 9)
        /// An error of the source is not an error of the result.
        static let recovering = Traits(rawValue: 1 << 10)
        /// Keeps elements for those who come later, or for a batch.
        static let keeping = Traits(rawValue: 1 << 11)
        /// Has one upstream for all its observers.
        static let sharing = Traits(rawValue: 1 << 12)
        /// Takes any number of sources.
        static let collection = Traits(rawValue: 1 << 13)
        /// Drops elements that come close together.
        static let thinning = Traits(rawValue: 1 << 14)
        /// A stage that is the same closure for each element: it costs stack only.
        static let stateless = Traits(rawValue: 1 << 15)
        /// Never ends, and sends without a source.
        static let endless = Traits(rawValue: 1 << 16)
        /// Sends elements of its own besides those of its source.
        static let adding = Traits(rawValue: 1 << 17)
        /// Takes a closure, which may not throw.
        static let calling = Traits(rawValue: 1 << 18)
        /// Subscribes in a closure that gets no lifetime, so a synchronous source does not see its end.
        static let opaque = Traits(rawValue: 1 << 19)
        /// Remembers all it has seen, which is its meaning.
        static let remembering = Traits(rawValue: 1 << 20)
        /// Sends element k at its start and k + 1 times two ticks.
        static let ticking = Traits(rawValue: 1 << 21)
    }

    /// An operator built from sources.
    ///
    /// - Parameter files: The source files, with spaces between them.
    init(
        _ name: String, _ files: String, seats: Int = 1, feeds: [Int]? = nil, _ traits: Traits = [],
        build: @escaping @Sendable (Rig) -> Observable<Token>
    ) {
        self.name = name
        self.files = files.split(separator: " ").map(String.init)
        self.traits = traits
        self.seats = seats
        self.feeds = feeds ?? Array((0..<seats).reversed())
        form = .built(build)
    }

    /// A subject, which its senders know.
    init<Source: ObservableType & Sendable>(
        _ name: String, _ files: String, _ traits: Traits = [], make: @escaping @Sendable () -> Source,
        send: @escaping @Sendable (Source, Event<Token>) -> Void
    ) where Source.Element == Token {
        self.name = name
        self.files = files.split(separator: " ").map(String.init)
        self.traits = traits.union(.sharing)
        seats = 1
        feeds = [0]
        form = .subject {
            let subject = make()
            return Subject(
                output: subject.asObservable(), input: { send(subject, $0) }, owner: subject)
        }
    }

    func has(_ trait: Traits) -> Bool { traits.isSuperset(of: trait) }
    func hasNone(of trait: Traits) -> Bool { traits.isDisjoint(with: trait) }

    /// True where a round of elements gives at least one element.
    var answers: Bool { hasNone(of: [.silent, .collecting]) }

    var isBuilt: Bool { if case .built = form { true } else { false } }
}

extension Specimen: CustomTestStringConvertible {
    var testDescription: String { name }
}

extension Specimen {
    /// The table.
    static let all =
        creating + transforming + filtering + combining + flattening + recovering + observing + sharing + timing
        + traits + viewModel + bridging

    static func all(where isMeant: (Specimen) -> Bool) -> [Specimen] { all.filter(isMeant) }
}
