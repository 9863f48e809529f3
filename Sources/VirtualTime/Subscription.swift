/// When an observer subscribed, and when that ended.
public struct Subscription: Hashable, Sendable {
    /// The tick of the subscription.
    public let subscribe: Int
    /// The tick of the source's end or of the disposal; `Int.max` while neither came.
    public let unsubscribe: Int

    /// A subscription that lasted from the tick `subscribe` to the tick `unsubscribe`.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }

    /// A subscription of the tick `subscribe` that is still open.
    public init(_ subscribe: Int) { self.init(subscribe, .max) }

    /// True while neither an end nor a disposal came.
    public var isOpen: Bool { unsubscribe == .max }
}

extension Subscription: CustomDebugStringConvertible {
    /// `200...400`, or `200...` while it is open.
    public var debugDescription: String { isOpen ? "\(subscribe)..." : "\(subscribe)...\(unsubscribe)" }
}
