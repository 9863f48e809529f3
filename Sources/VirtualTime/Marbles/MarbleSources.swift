/// The sources of a marble test by their names.
public struct MarbleSources<Element> {
    private let sources: [String: TestableObservable<Element>]
    private let unknownNames = Locked<[String]>([])

    init(_ sources: [String: TestableObservable<Element>]) { self.sources = sources }

    /// The source `name`. A name that the test does not give is a failure of it, and a source that never sends.
    public subscript(name: String) -> Observable<Element> {
        if let source = sources[name] { return source.asObservable() }
        unknownNames.withLock { $0.append(name) }
        return Observable { _, _ in }
    }

    /// The subscriptions of the source `name` so far, nil where there is none of that name.
    public func subscriptions(of name: String) -> [Subscription]? { sources[name]?.subscriptions }

    /// What is wrong where names were asked for that there are not.
    var complaint: String? {
        let unknown = unknownNames.value
        if unknown.isEmpty { return nil }
        return "There is no source \(unknown.joined(separator: ", ")); the sources are "
            + sources.keys.sorted().joined(separator: ", ") + "."
    }
}

extension MarbleSources: Sendable where Element: Sendable {}
