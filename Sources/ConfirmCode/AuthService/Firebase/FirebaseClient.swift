import Foundation
import Streams

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends calls to Firebase, and understands what comes back.
struct FirebaseClient: Sendable {
    let settings: FirebaseCall.Settings
    let transport: any HTTPTransport
    let scheduler: any SchedulerType

    /// The reply to `call`, which is sent at each subscription; an ``AuthError`` where there is none.
    func send<Reply: Decodable & Sendable>(_ call: FirebaseCall, for reply: Reply.Type) -> Observable<Reply> {
        Observable<HTTPAnswer>.deferred { [settings, transport] in transport.send(try call.request(settings)) }
            .take(1)
            .ifEmpty(switchTo: .error(AuthError.network))
            .timeout(settings.timeout, other: Observable.error(AuthError.timeout), scheduler: scheduler)
            .catch { throw Self.meaning(of: $0) }
            .map { try FirebaseReply.decode(reply, from: $0) }
    }

    /// An error of the way there or back. What it says besides its kind may name the request, and is dropped.
    private static func meaning(of error: any Error) -> any Error {
        if ErrorText.isCancellation(error) { return CancellationError() }
        if (error as? URLError)?.code == .timedOut { return AuthError.timeout }
        return error as? AuthError ?? .network
    }
}
