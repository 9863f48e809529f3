import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An HTTP server on this machine, as much of one as a test needs: it answers each request by what a closure says, a
/// piece at a time.
final class LoopbackServer: Sendable {
    /// A request, and the way back to who has made it.
    struct Exchange: Sendable {
        let path: String
        fileprivate let socket: Int32

        /// Sends the head of an answer.
        func begin(status: Int = 200, length: Int?) {
            let length = length.map { "Content-Length: \($0)\r\n" } ?? ""
            write(Data("HTTP/1.1 \(status) Status\r\n\(length)Connection: close\r\n\r\n".utf8))
        }

        /// Sends a piece of the body.
        func write(_ data: Data) {
            var rest = Array(data)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, noSignal) }
                if count <= 0 { return }
                rest = rest.dropFirst(count)
            }
        }

        /// Waits until the other side has closed the connection.
        func waitForClose() {
            while !read(from: socket).isEmpty {}
        }
    }

    let port: UInt16
    private let socket: Int32

    /// A server that calls `answer` for each request, on a thread of its own, and closes the connection after it.
    init(_ answer: @escaping @Sendable (Exchange) -> Void) throws {
        let listening = makeSocket()
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listening, address, length) == 0 && listen(listening, 16) == 0
                    && getsockname(listening, address, &length) == 0
            }
        }
        guard isBound else { throw Failure("no port") }
        socket = listening
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while true {
                let connection = accept(listening, nil, nil)
                if connection < 0 { return }
                Thread.detachNewThread {
                    if let path = path(of: connection) { answer(Exchange(path: path, socket: connection)) }
                    close(connection)
                }
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else { throw Failure("no URL: \(path)") }
        return url
    }
}

#if canImport(Darwin)
    private let noSignal: Int32 = 0

    private func makeSocket() -> Int32 {
        let made = socket(AF_INET, SOCK_STREAM, 0)
        var isOn: Int32 = 1
        setsockopt(made, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        return made
    }
#else
    private let noSignal = Int32(MSG_NOSIGNAL)

    private func makeSocket() -> Int32 {
        socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    }
#endif

private func read(from connection: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(count, 0)))
}

/// The path of the request that comes, once its head is there.
private func path(of connection: Int32) -> String? {
    var head = ""
    while !head.contains("\r\n\r\n") {
        let bytes = read(from: connection)
        if bytes.isEmpty { return nil }
        head += String(decoding: bytes, as: UTF8.self)
    }
    return head.split(separator: " ").dropFirst().first.map { String($0.dropFirst()) }
}
