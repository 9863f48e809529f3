extension Observable {
    /// One element, then completed.
    ///
    ///     result  (a|)
    @inlinable
    public static func just(_ element: Element) -> Observable {
        Observable(scalar: .next(element))
    }
}
