import Foundation
import Testing

@testable import ConfirmCode

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

private let phone = "+15555550100"

private func request(
    _ call: FirebaseCall, _ change: (inout FirebaseCall.Settings) -> Void = { _ in }
) throws -> URLRequest {
    var settings = FirebaseCall.Settings(apiKey: "KEY")
    change(&settings)
    return try call.request(settings)
}

private func body(_ request: URLRequest) -> String {
    String(decoding: request.httpBody ?? Data(), as: UTF8.self)
}

struct FirebaseCallTests {
    @Test func `a code is asked for`() throws {
        let request = try request(.sendVerificationCode(phone: phone, proof: nil))
        #expect(
            request.url?.absoluteString
                == "https://identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=KEY")
        #expect(request.httpMethod == "POST")
        #expect(request.allHTTPHeaderFields == ["Content-Type": "application/json", "Accept": "application/json"])
        #expect(body(request) == #"{"phoneNumber":"+15555550100"}"#)
        #expect(request.timeoutInterval == 30)
    }

    @Test(arguments: [
        (FirebaseAppProof.recaptchaToken("t"), #"{"phoneNumber":"+15555550100","recaptchaToken":"t"}"#),
        (.iosReceipt("r", secret: "s"), #"{"iosReceipt":"r","iosSecret":"s","phoneNumber":"+15555550100"}"#),
        (.playIntegrityToken("t"), #"{"phoneNumber":"+15555550100","playIntegrityToken":"t"}"#),
        (.captchaResponse("c/d"), #"{"captchaResponse":"c/d","phoneNumber":"+15555550100"}"#),
    ])
    func `each proof has its fields`(proof: FirebaseAppProof, json: String) throws {
        #expect(body(try request(.sendVerificationCode(phone: phone, proof: proof))) == json)
    }

    @Test func `a code is a string, leading zeros and all`() throws {
        let request = try request(.signInWithPhoneNumber(code: "000012", sessionInfo: "s"))
        #expect(request.url?.path() == "/v1/accounts:signInWithPhoneNumber")
        #expect(body(request) == #"{"code":"000012","sessionInfo":"s"}"#)
    }

    @Test func `a password is sent as it is`() throws {
        let request = try request(.signInWithPassword(account: "a@example.com", password: " \"ключ\\ "))
        #expect(request.url?.path() == "/v1/accounts:signInWithPassword")
        #expect(body(request) == #"{"email":"a@example.com","password":" \"ключ\\ ","returnSecureToken":true}"#)
    }

    @Test func `a token is refreshed by a form at another host`() throws {
        let request = try request(.refresh(token: "a+b/c=&d é~-._"))
        #expect(request.url?.absoluteString == "https://securetoken.googleapis.com/v1/token?key=KEY")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded")
        #expect(body(request) == "grant_type=refresh_token&refresh_token=a%2Bb%2Fc%3D%26d%20%C3%A9~-._")
    }

    @Test func `the language of the SMS is a header`() throws {
        let request = try request(.sendVerificationCode(phone: phone, proof: nil)) { $0.locale = "ru" }
        #expect(request.value(forHTTPHeaderField: "X-Firebase-Locale") == "ru")
    }

    @Test(arguments: [
        (Duration.milliseconds(1500), 1.5), (.zero, 0), (.seconds(-3), 0), (.seconds(Int64.max), 86_400),
    ])
    func `any timeout is one that a request can have`(timeout: Duration, seconds: Double) throws {
        let request = try request(.refresh(token: "t")) { $0.timeout = timeout }
        #expect(request.timeoutInterval == seconds)
    }

    @Test func `an emulator has the same paths`() throws {
        let endpoint = try #require(FirebaseEndpoint(emulator: "127.0.0.1:9099"))
        let request = try request(.refresh(token: "t")) { $0.endpoint = endpoint }
        #expect(request.url?.absoluteString == "http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=KEY")
    }
}
