import Streams

/// What a specimen is built from: its sources, and what the closures that it takes do.
struct Rig: Sendable {
    var sources: [Observable<Token>]
    var scheduler: any SchedulerType
    /// The length of a tick of the scheduler.
    var tick: Duration = .seconds(1)
    /// What every closure that a specimen takes does first.
    var call: @Sendable (Token) throws -> Void = { _ in }
    /// The inner stream of an element.
    var inner: @Sendable (Token) -> Observable<Token> = { .just($0) }

    var source: Observable<Token> { sources[0] }
    var other: Observable<Token> { sources[1] }
    var third: Observable<Token> { sources[2] }

    /// So many ticks, or a tick where that is already more than any clock counts.
    func ticks(_ count: Int) -> Duration { tick >= .never ? tick : tick * count }

    @Sendable func work(_ token: Token) throws -> Token {
        try call(token)
        return token
    }

    @Sendable func act(_ token: Token) throws { try call(token) }

    @Sendable func yes(_ token: Token) throws -> Bool {
        try call(token)
        return true
    }

    @Sendable func no(_ token: Token) throws -> Bool {
        try call(token)
        return false
    }

    @Sendable func differ(_ first: Token, _ second: Token) throws -> Bool {
        try call(second)
        return false
    }

    @Sendable func pair(_ first: Token, _ second: Token) throws -> Token {
        try call(second)
        return .join(first, second)
    }

    @Sendable func list(_ tokens: [Token]) throws -> Token {
        if let first = tokens.first { try call(first) }
        return .join(tokens)
    }

    @Sendable func newest(_ old: Token, _ new: Token) throws -> Token {
        try call(new)
        return new
    }

    @Sendable func open(_ token: Token) throws -> Observable<Token> {
        try call(token)
        return inner(token)
    }

    /// For closures that may not throw.
    @Sendable func calm(_ token: Token) -> Token {
        try? call(token)
        return token
    }
}
