extension Observable {
    /// The elements of a list, in order, then completed.
    ///
    ///     of(a, b, c)
    ///     result  (abc|)
    ///
    /// - Parameters:
    ///   - elements: The list.
    ///   - scheduler: Where they are sent from.
    @inlinable public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable { from(elements, scheduler: scheduler) }

    /// The elements of a sequence, in order, then completed.
    ///
    ///     from([a, b])
    ///     result  (ab|)
    ///
    /// - Parameters:
    ///   - sequence: Iterated anew for each subscription, and only as far as somebody listens.
    ///   - scheduler: Where each element is sent from. By default the caller's thread.
    @inlinable public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable where Sequence.Element == Element {
        let run = Held { (observer: AnyObserver<Element>, lifetime: Lifetime) in
            var iterator = sequence.makeIterator()
            Loop(observer, lifetime) { send in
                guard let element = iterator.next() else { return false }
                send(element)
                return true
            }.run(on: scheduler)
        }
        return Observable { run.value($0, $1) }
    }

    /// The element of an optional, then completed; nothing but completed for nil.
    public static func from(optional: Element?) -> Observable { optional.map { .just($0) } ?? .empty() }

    /// The element of an optional, then completed; nothing but completed for nil.
    ///
    /// - Parameters:
    ///   - optional: The optional.
    ///   - scheduler: Where they are sent from.
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable {
        from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }
}
