extension Observable {
    /// One element, then completed.
    ///
    ///     just(a)
    ///     result  (a|)
    @inlinable public static func just(_ element: Element) -> Observable { Observable(scalar: .next(element)) }

    /// One element, then completed.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Where they are sent from.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable {
        from(CollectionOfOne(element), scheduler: scheduler)
    }
}
