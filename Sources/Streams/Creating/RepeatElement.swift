extension Observable {
    /// One element, again and again, without an end.
    ///
    ///     repeatElement(a).take(3)
    ///     result  (aaa|)
    ///
    /// - Parameters:
    ///   - element: What is sent.
    ///   - scheduler: Where they are sent from.
    @inlinable public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable {
        let held = Held(element)
        return Observable { observer, lifetime in
            Loop(observer, lifetime) { send in
                send(held.value)
                return true
            }.run(on: scheduler)
        }
    }
}
