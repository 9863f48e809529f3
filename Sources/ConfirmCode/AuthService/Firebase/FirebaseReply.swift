import Foundation

/// What Firebase answers.
enum FirebaseReply {
    /// To ``FirebaseCall/sendVerificationCode(phone:proof:)``.
    struct Session: Decodable, Sendable {
        let sessionInfo: String
    }

    /// To a sign-in. One that is refused for another reason than an error has no `idToken`.
    struct SignIn: Decodable, Sendable {
        let idToken: String?
        let refreshToken: String?
        let expiresIn: Seconds?
        let localId: String?
        let phoneNumber: String?
        let isNewUser: Bool?

        var credential: FirebaseCredential? {
            guard let idToken, !idToken.isEmpty else { return nil }
            return FirebaseCredential(
                userID: localId, phoneNumber: phoneNumber, idToken: idToken, refreshToken: refreshToken,
                lifetime: expiresIn?.duration ?? .zero)
        }
    }

    /// To ``FirebaseCall/refresh(token:)``.
    struct Refresh: Decodable, Sendable {
        let idToken: String
        let refreshToken: String?
        let expiresIn: Seconds?
        let userID: String?

        enum CodingKeys: String, CodingKey {
            case idToken = "id_token"
            case refreshToken = "refresh_token"
            case expiresIn = "expires_in"
            case userID = "user_id"
        }

        /// `old` with new tokens.
        func credential(renewing old: FirebaseCredential) -> FirebaseCredential? {
            guard !idToken.isEmpty else { return nil }
            return FirebaseCredential(
                userID: userID ?? old.userID, phoneNumber: old.phoneNumber, idToken: idToken,
                refreshToken: refreshToken ?? old.refreshToken, lifetime: expiresIn?.duration ?? .zero)
        }
    }

    /// A number of seconds, which Firebase writes as a string.
    struct Seconds: Decodable, Sendable {
        let duration: Duration

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let number = try? container.decode(Int32.self)
            let text = try? container.decode(String.self)
            duration = .seconds(number ?? text.flatMap { Int32($0) } ?? 0)
        }
    }

    private struct Failure: Decodable {
        struct Reason: Decodable {
            let message: String
        }

        let error: Reason
    }

    /// The reply in an answer.
    ///
    /// - Throws: What the server refused; ``AuthError/network`` for an answer without a body, and
    ///   ``AuthError/unexpectedResponse`` for one that cannot be understood.
    static func decode<Reply: Decodable>(_ type: Reply.Type, from answer: HTTPAnswer) throws(AuthError) -> Reply {
        if answer.body.isEmpty { throw .network }
        let decoder = JSONDecoder()
        if (200..<300).contains(answer.status) {
            guard let reply = try? decoder.decode(type, from: answer.body) else { throw .unexpectedResponse }
            return reply
        }
        guard let failure = try? decoder.decode(Failure.self, from: answer.body) else { throw .unexpectedResponse }
        throw AuthError(firebase: failure.error.message)
    }
}
