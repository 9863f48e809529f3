/// What several sources send and when, as a value: what a random test makes up, runs and makes simpler.
public struct EventScript: Equatable, Sendable {
    /// The sources, in the order in which they are made.
    public var sources: [Source]
    /// Numbers for the operator under test, such as a count or a time.
    public var parameters: [Int]

    /// A script of `sources` and `parameters`.
    public init(_ sources: [Source], parameters: [Int] = []) {
        self.sources = sources
        self.parameters = parameters
    }

    /// How a source sends.
    public enum Temperature: Hashable, Sendable, CaseIterable {
        /// At its ticks, whoever observes.
        case hot
        /// To each observer, at ticks counted from its subscription.
        case cold
        /// To each observer, all at once inside the subscription.
        case immediate
    }

    /// What one source sends.
    public struct Source: Equatable, Sendable {
        /// How it sends.
        public var temperature: Temperature
        /// What it sends, in order.
        public var events: [Recorded<Event<Int>>]

        /// A source that sends `events`.
        public init(_ temperature: Temperature, _ events: [Recorded<Event<Int>>]) {
            self.temperature = temperature
            self.events = events
        }
    }
}

extension EventScript: CustomStringConvertible {
    /// A line for each source with its events and their ticks, and the parameters.
    public var description: String {
        var lines = sources.enumerated().map { index, source in "source \(index), \(source)" }
        if !parameters.isEmpty { lines.append("parameters \(parameters)") }
        return lines.joined(separator: "\n")
    }
}

extension EventScript.Source: CustomStringConvertible {
    /// The temperature and the events with their ticks, as `cold: 1@3 2@3 |@7`.
    public var description: String {
        let events = events.map { event in
            let sign =
                switch event.value {
                case .next(let element): "\(element)"
                case .error: "#"
                case .completed: "|"
                }
            return temperature == .immediate ? sign : "\(sign)@\(event.time)"
        }
        return "\(temperature): " + (events.isEmpty ? "nothing" : events.joined(separator: " "))
    }
}
