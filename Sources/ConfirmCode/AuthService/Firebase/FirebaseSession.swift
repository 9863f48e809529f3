import Streams

/// Who is signed in, and until when the id token is used. It has no clock of its own.
struct FirebaseSession: Sendable {
    /// How long before its end a token is no longer used: 5 minutes, so that it is good when it arrives somewhere.
    static let margin = Duration.seconds(300)

    let credential: FirebaseCredential
    private let staleAt: RxTime?

    /// A credential that came at `now`.
    init(_ credential: FirebaseCredential, at now: RxTime) {
        self.credential = credential
        staleAt = now.advanced(by: credential.lifetime - Self.margin)
    }

    /// A credential that was stored: nobody knows how old its id token is.
    init(stored credential: FirebaseCredential) {
        self.credential = credential
        staleAt = nil
    }

    /// The id token, where it can be used.
    func freshToken(at now: RxTime) -> String? {
        guard let staleAt, now < staleAt else { return nil }
        return credential.idToken
    }
}
