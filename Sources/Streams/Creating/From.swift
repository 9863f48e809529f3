extension Observable {
    /// The elements of a list, in order, then completed.
    ///
    ///     of(a, b, c)
    ///     result  (abc|)
    ///
    /// - Parameters:
    ///   - elements: The list.
    ///   - scheduler: Where they are sent from.
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable {
        from(elements, scheduler: scheduler)
    }

    /// The elements of a sequence, in order, then completed.
    ///
    ///     from([a, b])
    ///     result  (ab|)
    ///
    /// - Parameters:
    ///   - sequence: Iterated anew for each subscription, and only as far as somebody listens.
    ///   - scheduler: Where each element is sent from. By default the caller's thread.
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable where Sequence.Element == Element {
        let run = Held { (observer: AnyObserver<Element>, lifetime: Lifetime) in
            var iterator = sequence.makeIterator()
            let loop = Loop(observer, lifetime) { send in
                guard let element = iterator.next() else { return false }
                send(element)
                return true
            }
            loop.run(on: scheduler)
        }
        return Observable { run.value($0, $1) }
    }

    /// The element of an optional, then completed; nothing but completed for nil.
    public static func from(optional: Element?) -> Observable {
        optional.map { .just($0) } ?? .empty()
    }

    /// The element of an optional, then completed; nothing but completed for nil.
    ///
    /// - Parameters:
    ///   - optional: The optional.
    ///   - scheduler: Where they are sent from.
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable {
        from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }
}

extension Observable where Element: FixedWidthInteger & Sendable {
    /// `count` integers from `start` on, then completed. It ends early rather than overflow.
    ///
    ///     range(start: 3, count: 4)
    ///     result  (3456|)
    ///
    /// - Parameters:
    ///   - start: The first integer.
    ///   - count: How many; none for a count below one.
    ///   - scheduler: Where each element is sent from. By default the caller's thread.
    @inlinable
    public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable {
        Observable { observer, lifetime in
            var next: Element? = start
            var left = count
            let loop = Loop(observer, lifetime) { send in
                guard left > 0, let current = next else { return false }
                left -= 1
                let (following, overflow) = current.addingReportingOverflow(1)
                next = overflow ? nil : following
                send(current)
                return true
            }
            loop.run(on: scheduler)
        }
    }
}

extension Observable {
    /// One element, again and again, without an end.
    ///
    ///     repeatElement(a).take(3)
    ///     result  (aaa|)
    ///
    /// - Parameters:
    ///   - element: What is sent.
    ///   - scheduler: Where they are sent from.
    @inlinable
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable {
        let held = Held(element)
        return Observable { observer, lifetime in
            let loop = Loop(observer, lifetime) { send in
                send(held.value)
                return true
            }
            loop.run(on: scheduler)
        }
    }

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
    @inlinable
    public static func generate(
        initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable {
        let initial = Held(initialState)
        return Observable { observer, lifetime in
            var state = initial.value
            var isFirst = true
            let loop = Loop(observer, lifetime) { send in
                if isFirst { isFirst = false } else { state = try iterate(state) }
                guard try condition(state) else { return false }
                send(state)
                return true
            }
            loop.run(on: scheduler)
        }
    }
}
