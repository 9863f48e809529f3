import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request to Firebase, as a value.
enum FirebaseCall: Sendable {
    case sendVerificationCode(phone: String, proof: FirebaseAppProof?)
    case signInWithPhoneNumber(code: String, sessionInfo: String)
    case signInWithPassword(account: String, password: String)
    case refresh(token: String)

    /// What all requests of a service have in common.
    struct Settings: Sendable {
        var apiKey: String
        var endpoint = FirebaseEndpoint.production
        /// The language of the SMS (BCP 47).
        var locale: String?
        var timeout = Duration.seconds(30)
    }

    private enum Field: Encodable {
        case text(String)
        case flag(Bool)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .flag(let flag): try container.encode(flag)
            }
        }
    }

    private static let longestTimeout = 86_400.0

    /// The request that says this to the endpoint.
    func request(_ settings: Settings) throws -> URLRequest {
        let url = url(settings.endpoint).appending(queryItems: [URLQueryItem(name: "key", value: settings.apiKey)])
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.timeoutInterval = min(max(settings.timeout / .seconds(1), 0), Self.longestTimeout)
        request.httpMethod = "POST"
        request.httpBody = try body
        request.setValue(contentType, forHTTPHeaderField: "Content-Type")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let locale = settings.locale { request.setValue(locale, forHTTPHeaderField: "X-Firebase-Locale") }
        return request
    }

    private func url(_ endpoint: FirebaseEndpoint) -> URL {
        switch self {
        case .sendVerificationCode: endpoint.identity.appending(path: "accounts:sendVerificationCode")
        case .signInWithPhoneNumber: endpoint.identity.appending(path: "accounts:signInWithPhoneNumber")
        case .signInWithPassword: endpoint.identity.appending(path: "accounts:signInWithPassword")
        case .refresh: endpoint.token.appending(path: "token")
        }
    }

    private var contentType: String {
        if case .refresh = self { "application/x-www-form-urlencoded" } else { "application/json" }
    }

    private var body: Data {
        get throws {
            switch self {
            case .sendVerificationCode(let phone, let proof):
                try json((proof?.fields ?? [:]).mapValues(Field.text).merging(["phoneNumber": .text(phone)]) { $1 })
            case .signInWithPhoneNumber(let code, let sessionInfo):
                try json(["sessionInfo": .text(sessionInfo), "code": .text(code)])
            case .signInWithPassword(let account, let password):
                try json(["email": .text(account), "password": .text(password), "returnSecureToken": .flag(true)])
            case .refresh(let token): Data("grant_type=refresh_token&refresh_token=\(formEncoded(token))".utf8)
            }
        }
    }

    private func json(_ fields: [String: Field]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(fields)
    }

    /// `text` with everything escaped but the unreserved characters of RFC 3986.
    private func formEncoded(_ text: String) -> String {
        text.utf8.map { byte in
            let character = Character(UnicodeScalar(byte))
            if character.isASCII, character.isLetter || character.isNumber || "-._~".contains(character) {
                return String(character)
            }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
