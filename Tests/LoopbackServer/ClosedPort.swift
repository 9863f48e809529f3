/// A port of this machine at which every connection is refused, for as long as this is kept: nobody else gets it.
public final class ClosedPort: Sendable {
    /// The port.
    public let number: Int
    private let socket: Socket

    /// A port that was free.
    public init() throws {
        (socket, number) = try Socket.bound(isListening: false)
    }

    deinit {
        socket.close()
    }
}
