import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A TCP socket of this machine.
struct Socket: Sendable {
    struct Failure: Error {
        let call: String
        let code: Int32
    }

    let descriptor: Int32

    /// A socket at a free port.
    ///
    /// - Parameter isListening: False where connections are refused.
    static func bound(isListening: Bool) throws -> (socket: Socket, port: Int) {
        #if canImport(Darwin)
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                if bind(descriptor, pointer, length) != 0 { return errno }
                if isListening, listen(descriptor, 64) != 0 { return errno }
                return getsockname(descriptor, pointer, &length) == 0 ? 0 : errno
            }
        }
        guard status == 0 else {
            Socket(descriptor: descriptor).close()
            throw Failure(call: "bind", code: status)
        }
        return (Socket(descriptor: descriptor), Int(in_port_t(bigEndian: address.sin_port)))
    }

    /// The next connection; nil where there is none.
    func accept() -> Socket? {
        #if canImport(Darwin)
            let descriptor = Darwin.accept(descriptor, nil, nil)
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #else
            let descriptor = Glibc.accept(descriptor, nil, nil)
        #endif
        return descriptor >= 0 ? Socket(descriptor: descriptor) : nil
    }

    /// What comes next; empty where the other side has closed the connection.
    func read() -> Data {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return Data(buffer.prefix(max(count, 0)))
    }

    /// Waits for the other side to close the connection or send something.
    ///
    /// - Parameter milliseconds: How long it waits at most.
    func isClosed(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0 && read().isEmpty
    }

    /// Sends all of `text`.
    ///
    /// - Returns: False where the other side has closed the connection.
    func write(_ text: String) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            if count <= 0 { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    func close() {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #else
            _ = Glibc.close(descriptor)
        #endif
    }

}
