import Foundation

/// A request as it came.
public struct HTTPRequest: Sendable {
    /// Such as `POST`.
    public let method: String
    /// The path with its query.
    public let target: String
    /// The headers by their names in lower case.
    public let headers: [String: String]
    /// The body.
    public let body: Data

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// Reads a request from a connection.
    init?(from connection: Socket) {
        var bytes = Data()
        let blank = Data("\r\n\r\n".utf8)
        while bytes.range(of: blank) == nil {
            let more = connection.read()
            if more.isEmpty { return nil }
            bytes += more
        }
        guard let end = bytes.range(of: blank) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let length = headers["content-length"].flatMap(Int.init) ?? 0
        var body = Data(bytes[end.upperBound...])
        while body.count < length {
            let more = connection.read()
            if more.isEmpty { return nil }
            body += more
        }
        method = String(words[0])
        target = String(words[1])
        self.headers = headers
        self.body = body
    }
}
