import Foundation

/// A connection that a request came over, for an answer a piece at a time.
public struct HTTPExchange: Sendable {
    let connection: Socket

    /// Sends the head of an answer.
    ///
    /// - Parameter length: How many bytes the body has; nil where that is not told.
    public func begin(status: Int = 200, length: Int?) {
        let length = length.map { "Content-Length: \($0)\r\n" } ?? ""
        write("HTTP/1.1 \(status) Reply\r\n\(length)Connection: close\r\n\r\n")
    }

    /// Sends a piece of the body.
    public func write(_ text: String) {
        _ = connection.write(text)
    }

    /// Waits until the client has closed the connection.
    public func waitForClose() {
        while !connection.read().isEmpty {}
    }
}
