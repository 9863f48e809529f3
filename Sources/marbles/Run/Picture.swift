import VirtualTime

/// A row of the table: an operator, what is fed to it, and how it is applied.
struct Picture: Sendable {
    /// The sources by their names, and the scheduler whose clock shows the columns.
    typealias Body = @Sendable (Inputs) -> Observable<Outcome>

    /// The operator, also the name of the file.
    let name: String
    /// The folder and the file of its source code.
    let file: String
    /// What it does, in a sentence.
    let sentence: String
    /// What the box says: the call, with its parameters.
    let call: String
    /// The sources' names and lines: hot where the line has a `^`, else cold and drawn once for each subscription.
    let sources: [(name: String, marbles: String)]
    /// Who observes the result, and from which tick to which.
    let observers: [Visit]
    /// The last tick that is drawn; nil for that of the longest line.
    let last: Int?
    let body: Body

    /// An observer of the result.
    struct Visit: Sendable {
        let name: String
        var from = 0
        var to: Int?
    }

    /// An operator whose result is a stream of values.
    init<Element>(
        _ name: String, _ file: String, _ sentence: String, _ call: String,
        from sources: KeyValuePairs<String, String> = [:], observers: [Visit] = [Visit(name: "result")],
        last: Int? = nil, _ body: @escaping @Sendable (Inputs) -> Observable<Element>
    ) {
        self.init(name, file, sentence, call, sources, observers, last) { body($0).map { Outcome("\($0)", nil) } }
    }

    /// An operator whose result is a stream of streams, which are drawn below it.
    init<Element>(
        _ name: String, _ file: String, _ sentence: String, _ call: String,
        from sources: KeyValuePairs<String, String>,
        streams body: @escaping @Sendable (Inputs) -> Observable<(String, Observable<Element>)>
    ) {
        self.init(name, file, sentence, call, sources, [Visit(name: "result")], nil) { inputs in
            body(inputs).map { name, stream in Outcome(name, stream.map { "\($0)" }) }
        }
    }

    private init(
        _ name: String, _ file: String, _ sentence: String, _ call: String, _ sources: KeyValuePairs<String, String>,
        _ observers: [Visit], _ last: Int?, body: @escaping Body
    ) {
        self.name = name
        self.file = file
        self.sentence = sentence
        self.call = call
        self.sources = sources.map { ($0, $1) }
        self.observers = observers
        self.last = last
        self.body = body
    }
}

/// A value of a result: its text and, where it is a stream, that.
struct Outcome: Sendable {
    let text: String
    let stream: Observable<String>?

    init(_ text: String, _ stream: Observable<String>?) {
        self.text = text
        self.stream = stream
    }
}

/// What a picture's operator is applied to.
struct Inputs: Sendable {
    let sources: [String: Observable<String>]
    let time: TestScheduler

    /// The source `name`.
    subscript(name: String) -> Observable<String> { sources[name] ?? .error(UnknownSource(name: name)) }

    /// The source called “source”.
    var source: Observable<String> { self["source"] }

    /// The source called “source”, as numbers.
    var numbers: Observable<Int> { number("source") }

    /// The source `name`, as numbers.
    func number(_ name: String) -> Observable<Int> { self[name].map { Int($0) ?? 0 } }

    /// The source `name`, `t` standing for true.
    func flag(_ name: String) -> Observable<Bool> { self[name].map { $0 == "t" } }
}

/// A name in the table that no source has.
struct UnknownSource: Error {
    let name: String
}
