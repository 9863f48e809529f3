/// What goes wrong with a request to a service in memory.
public enum InMemoryFault: Equatable, Sendable {
    /// It takes this long instead of the usual latency.
    case latency(Duration)
    /// The request is lost: it is not handled, and never answered.
    case requestLost
    /// The answer is lost: the request is handled, and never answered.
    case answerLost
    /// The SMS is lost: the request is handled and answered, and the code reaches nobody.
    case deliveryLost
    /// It is not handled, and answered with an error.
    case error(AuthError)

    var latency: Duration? { if case .latency(let latency) = self { latency } else { nil } }
}
