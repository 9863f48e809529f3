import ConfirmCode
import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The codes that a Firebase emulator lists instead of sending them.
struct EmulatorInbox: Sendable {
    private struct List: Decodable {
        struct Code: Decodable {
            let phoneNumber: String
            let sessionInfo: String
            let code: String
        }

        let verificationCodes: [Code]
    }

    private static let timeout = 10.0

    let url: URL
    let transport: any HTTPTransport

    /// The code of a session; none where the emulator does not list it.
    func delivery(for sessionInfo: String) -> Observable<InMemoryAuthService.Delivery> {
        var request = URLRequest(url: url)
        request.timeoutInterval = Self.timeout
        return transport.send(request).compactMap { answer in
            let codes = try JSONDecoder().decode(List.self, from: answer.body).verificationCodes
            return codes.last { $0.sessionInfo == sessionInfo }
                .map { InMemoryAuthService.Delivery(phone: $0.phoneNumber, code: $0.code) }
        }
    }
}
