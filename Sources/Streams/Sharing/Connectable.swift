/// An observable that begins to send when it is connected, not when it is subscribed to.
public struct ConnectableObservable<Element>: AttachableType {
    private let multicast: Multicast<Element>

    init(_ multicast: Multicast<Element>) { self.multicast = multicast }

    /// Subscribes to the source, unless that has been done.
    ///
    /// - Returns: What ends that subscription. Those who observe then are told nothing more; a later connection starts anew.
    public func connect() -> any Disposable { multicast.connect() }

    /// Connected with the first observer, disconnected with the last.
    public func refCount() -> Observable<Element> { Observable { [multicast] in multicast.attachCounted($0, $1) } }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { { [multicast] in multicast.attach($0, $1) } }
}

extension ConnectableObservable: Sendable where Element: Sendable {}
