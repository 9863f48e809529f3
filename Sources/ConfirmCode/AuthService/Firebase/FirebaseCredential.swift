/// What Firebase gave somebody who signed in. Its description shows nothing of it.
///
/// It can be encoded, so that the app can store it where it stores secrets, such as the keychain.
public struct FirebaseCredential: Hashable, Codable, Sendable {
    /// The user's identifier (`localId`).
    public let userID: String?
    /// The number that was confirmed, in E.164 form.
    public let phoneNumber: String?
    /// The token that proves to a server who the user is.
    public let idToken: String
    /// What a new id token is asked for with.
    public let refreshToken: String?
    /// How long the id token was good for when it came.
    public let lifetime: Duration

    /// A credential of its parts.
    ///
    /// - Parameters:
    ///   - userID: The user's identifier.
    ///   - phoneNumber: The number that was confirmed, in E.164 form.
    ///   - idToken: The token that proves to a server who the user is.
    ///   - refreshToken: What a new id token is asked for with.
    ///   - lifetime: How long the id token was good for when it came.
    public init(
        userID: String? = nil, phoneNumber: String? = nil, idToken: String, refreshToken: String?,
        lifetime: Duration = .zero
    ) {
        self.userID = userID
        self.phoneNumber = phoneNumber
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.lifetime = lifetime
    }
}

extension FirebaseCredential: CustomStringConvertible, CustomReflectable {
    /// The name of the type alone.
    public var description: String { "FirebaseCredential" }

    /// Nothing of the credential.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
