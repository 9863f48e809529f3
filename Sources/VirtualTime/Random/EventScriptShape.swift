extension EventScript {
    /// What random scripts look like.
    public struct Shape: Sendable {
        /// The sources.
        public var sources: [SourceShape]
        /// The ranges of the parameters.
        public var parameters: [ClosedRange<Int>]

        /// Scripts of `sources` and `parameters`.
        public init(_ sources: [SourceShape], parameters: [ClosedRange<Int>] = []) {
            self.sources = sources
            self.parameters = parameters
        }
    }

    /// What a source of random scripts looks like.
    public struct SourceShape: Sendable {
        /// How it may send.
        public var temperatures: [Temperature]
        /// When it may send, seen from the subscription of the test, or of its own where it is cold.
        public var ticks: ClosedRange<Int>
        /// How many elements it may send.
        public var count: ClosedRange<Int>
        /// The elements it may send.
        public var elements: ClosedRange<Int>
        /// How it may end; nil stands for not at all.
        public var ends: [Termination?]

        /// A source that ends by completing, by an error, or not at all, unless `ends` says otherwise.
        ///
        /// - Parameters:
        ///   - temperatures: How it may send.
        ///   - ticks: When it may send.
        ///   - count: How many elements it may send.
        ///   - elements: The elements it may send.
        ///   - ends: How it may end; nil stands for not at all.
        public init(
            _ temperatures: [Temperature], ticks: ClosedRange<Int> = 0...20, count: ClosedRange<Int> = 0...6,
            elements: ClosedRange<Int> = 0...9, ends: [Termination?] = [.completed, .error(MarbleError()), nil]
        ) {
            self.temperatures = temperatures
            self.ticks = ticks
            self.count = count
            self.elements = elements
            self.ends = ends
        }

        /// A source that is hot.
        public static var hot: SourceShape { SourceShape([.hot]) }
        /// A source that is cold.
        public static var cold: SourceShape { SourceShape([.cold]) }
        /// A source that is hot or cold.
        public static var timed: SourceShape { SourceShape([.hot, .cold]) }
        /// A source that sends in any way.
        public static var any: SourceShape { SourceShape(Temperature.allCases) }
    }

    /// A random script of `shape`.
    public static func random(_ shape: Shape, using generator: inout some RandomNumberGenerator) -> EventScript {
        EventScript(
            shape.sources.map { Source.random($0, using: &generator) },
            parameters: shape.parameters.map { Int.random(in: $0, using: &generator) })
    }
}

extension EventScript.Source {
    fileprivate static func random(
        _ shape: EventScript.SourceShape, using generator: inout some RandomNumberGenerator
    ) -> EventScript.Source {
        let temperature = shape.temperatures.randomElement(using: &generator) ?? .cold
        let end = shape.ends.randomElement(using: &generator) ?? nil
        let count = Int.random(in: shape.count, using: &generator)
        var ticks: [Int] = []
        for _ in 0...count {
            ticks.append(temperature == .immediate ? 0 : Int.random(in: shape.ticks, using: &generator))
        }
        ticks.sort()
        var events: [Recorded<Event<Int>>] = []
        for tick in ticks.dropLast() { events.append(.next(tick, Int.random(in: shape.elements, using: &generator))) }
        if let end { events.append(Recorded(time: ticks[count], value: Event(end))) }
        return EventScript.Source(temperature, events)
    }
}
