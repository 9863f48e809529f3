import Dispatch
import Streams

/// Firebase Authentication over its REST interface: sign-in by a code that comes by SMS, and with a password.
///
///     let service = FirebaseAuthService(apiKey: "…") { phone in .recaptchaToken(try await captcha.solve()) }
///
/// A request is cancelled when its subscription is disposed. Errors of the server and of the way to it are ``AuthError``s, and
/// contain nothing of the request; what the app's proof throws passes as it is.
/// Whoever signed in is ``credential``; the service keeps it in memory only, storing it is the app's.
///
/// With the ``FirebaseEndpoint/init(emulator:)`` it works with the Firebase Local Emulator Suite, which wants no proof and
/// any API key.
public final class FirebaseAuthService: AuthService, PasswordAuthService {
    /// Proves that the app, and no robot, asks for a code to be sent to a phone; nil where no proof is needed.
    public typealias AppVerification = @Sendable (_ phone: String) async throws -> FirebaseAppProof?

    private let client: FirebaseClient
    private let verify: AppVerification?
    private let session: Locked<FirebaseSession?>
    private let refreshes: Observable<String>

    /// A service for a Firebase project.
    ///
    /// - Parameters:
    ///   - apiKey: The web API key of the project; any but an empty one for the emulator.
    ///   - endpoint: Google's servers, or an emulator.
    ///   - locale: The language of the SMS, such as `ru` (BCP 47); nil for the project's.
    ///   - timeout: The most time from a request to its answer.
    ///   - credential: Somebody who signed in before. Their id token is asked for anew when it is first needed.
    ///   - scheduler: The clock of timeouts and tokens.
    ///   - transport: What carries the requests.
    ///   - appVerification: Asked before each code; an error that it throws is the request's.
    public init(
        apiKey: String, endpoint: FirebaseEndpoint = .production, locale: String? = nil,
        timeout: Duration = .seconds(30), credential: FirebaseCredential? = nil,
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        transport: any HTTPTransport = URLSessionTransport(), appVerification: AppVerification? = nil
    ) {
        let settings = FirebaseCall.Settings(apiKey: apiKey, endpoint: endpoint, locale: locale, timeout: timeout)
        let client = FirebaseClient(settings: settings, transport: transport, scheduler: scheduler)
        let session = Locked(credential.map(FirebaseSession.init(stored:)))
        self.client = client
        self.session = session
        verify = appVerification
        refreshes = Observable.deferred { Self.refresh(session, client) }.share(replay: 1, scope: .whileConnected)
    }

    /// Sends a code by SMS (`accounts:sendVerificationCode`).
    ///
    /// - Parameter phone: The number in E.164 form; of another text nothing is sent.
    public func loginByPhone(phone: String) -> Observable<String> {
        guard PhoneNumber.isE164(phone) else { return .error(AuthError.invalidPhoneNumber) }
        return proof(for: phone)
            .flatMap { [client] proof in
                client.send(.sendVerificationCode(phone: phone, proof: proof), for: FirebaseReply.Session.self)
            }
            .map { reply in
                if reply.sessionInfo.isEmpty { throw AuthError.unexpectedResponse }
                return reply.sessionInfo
            }
    }

    /// Signs in with a code (`accounts:signInWithPhoneNumber`). A user who is new to the project needs personal data.
    ///
    /// - Parameters:
    ///   - code: The code as typed, leading zeros included.
    ///   - token: What ``loginByPhone(phone:)`` sent.
    public func confirmCode(code: String, token: String) -> Observable<AuthResult> {
        signIn(.signInWithPhoneNumber(code: code, sessionInfo: token))
    }

    /// Signs in with a password (`accounts:signInWithPassword`).
    ///
    /// - Parameters:
    ///   - account: The email address.
    ///   - password: The password as typed.
    public func login(account: String, password: String) -> Observable<AuthResult> {
        signIn(.signInWithPassword(account: account, password: password))
    }

    /// Who is signed in; nil where nobody is.
    public var credential: FirebaseCredential? { session.value?.credential }

    /// Forgets who is signed in.
    public func signOut() { _ = session.exchange(nil) }

    /// The id token of who is signed in. One that ends within 5 minutes is refreshed first; all who ask meanwhile wait for
    /// the same request.
    ///
    /// - Parameter forcingRefresh: True where the token is to be refreshed in any case.
    /// - Returns: The token; ``AuthError/noSession`` where nobody is signed in, or no longer when it comes.
    public func idToken(forcingRefresh: Bool = false) -> Single<String> {
        Observable.deferred { [session, client, refreshes] in
            if !forcingRefresh, let token = session.value?.freshToken(at: client.scheduler.now) { return .just(token) }
            return refreshes
        }.asSingle()
    }

    private func proof(for phone: String) -> Observable<FirebaseAppProof?> {
        guard let verify else { return .just(nil) }
        return Single.create { try await verify(phone) }.asObservable()
    }

    private func signIn(_ call: FirebaseCall) -> Observable<AuthResult> {
        client.send(call, for: FirebaseReply.SignIn.self).map { [session, client] reply in
            guard let credential = reply.credential else { throw AuthError.unexpectedResponse }
            _ = session.exchange(FirebaseSession(credential, at: client.scheduler.now))
            return reply.isNewUser == true ? .needPersonalData : .success
        }
    }

    private static func refresh(_ session: Locked<FirebaseSession?>, _ client: FirebaseClient) -> Observable<String> {
        guard let old = session.value?.credential, let token = old.refreshToken, !token.isEmpty else {
            return .error(AuthError.noSession)
        }
        return client.send(.refresh(token: token), for: FirebaseReply.Refresh.self).map { reply in
            guard let new = reply.credential(renewing: old) else { throw AuthError.unexpectedResponse }
            let renewed = FirebaseSession(new, at: client.scheduler.now)
            // Who signed in or out meanwhile stays so.
            let isCurrent = session.withLock { session in
                guard session?.credential == old else { return false }
                session = renewed
                return true
            }
            guard isCurrent else { throw AuthError.noSession }
            return new.idToken
        }
    }
}

extension FirebaseAuthService: CustomReflectable {
    /// Nothing of the project's key or of who is signed in.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
