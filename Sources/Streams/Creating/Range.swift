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
    @inlinable public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable {
        Observable { observer, lifetime in
            var next: Element? = start
            var left = count
            Loop(observer, lifetime) { send in
                guard left > 0, let current = next else { return false }
                left -= 1
                let (following, overflow) = current.addingReportingOverflow(1)
                next = overflow ? nil : following
                send(current)
                return true
            }.run(on: scheduler)
        }
    }
}
