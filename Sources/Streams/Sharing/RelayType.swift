/// A subject without an end: it is given elements only.
public protocol RelayType<Element>: AttachableType {
    /// Sends `element`.
    func accept(_ element: Element)
}

extension RelayType {
    /// The relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(trusting: asObservable()) }
}
