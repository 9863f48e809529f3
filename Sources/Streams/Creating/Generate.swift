extension Observable {
    /// A state that is changed step by step, as long as `condition` holds.
    ///
    ///     generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })
    ///     result  (1248|)
    ///
    /// An error thrown by `condition` or `iterate` ends it.
    ///
    /// - Parameters:
    ///   - initialState: The first state, sent where `condition` holds for it.
    ///   - condition: Whether a state is sent; the first that is not ends the stream.
    ///   - scheduler: Where the states are sent from.
    ///   - iterate: Makes the next state of the one before.
    @inlinable public static func generate(
        initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable {
        let initial = Held(initialState)
        return Observable { observer, lifetime in
            var state = initial.value
            var isFirst = true
            Loop(observer, lifetime) { send in
                if isFirst { isFirst = false } else { state = try iterate(state) }
                guard try condition(state) else { return false }
                send(state)
                return true
            }.run(on: scheduler)
        }
    }
}
