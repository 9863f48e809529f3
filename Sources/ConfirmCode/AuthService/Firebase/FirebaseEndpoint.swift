import Foundation

/// Where Firebase Authentication is asked.
public struct FirebaseEndpoint: Hashable, Sendable {
    let identity: URL
    let token: URL

    /// Google's servers.
    public static let production = FirebaseEndpoint(
        identity: URL(string: "https://identitytoolkit.googleapis.com/v1")!,
        token: URL(string: "https://securetoken.googleapis.com/v1")!)

    /// An emulator of the Firebase Local Emulator Suite.
    ///
    /// - Parameter address: Host and port, such as `127.0.0.1:9099`.
    /// - Returns: nil where `address` is something else.
    public init?(emulator address: String) {
        guard let parts = URLComponents(string: "http://" + address), let host = parts.host, !host.isEmpty,
            let port = parts.port, (1...65535).contains(port), let url = parts.url, parts.user == nil,
            parts.path.isEmpty, parts.query == nil, parts.fragment == nil
        else { return nil }
        identity = url.appending(path: "identitytoolkit.googleapis.com/v1")
        token = url.appending(path: "securetoken.googleapis.com/v1")
    }

    private init(identity: URL, token: URL) {
        self.identity = identity
        self.token = token
    }
}
