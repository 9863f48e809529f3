import ConfirmCode
import Streams

/// Firebase Authentication in an emulator, whose codes are handed to a closure that plays the SMS.
struct EmulatorAuthService: AuthService, PasswordAuthService {
    /// The emulator accepts any key.
    private static let apiKey = "emulator"

    private let service: FirebaseAuthService
    private let inbox: EmulatorInbox
    private let deliver: InMemoryAuthService.Deliver

    init(
        _ emulator: FirebaseEmulator, scheduler: any SchedulerType, deliver: @escaping InMemoryAuthService.Deliver
    ) {
        let transport = URLSessionTransport()
        service = FirebaseAuthService(
            apiKey: Self.apiKey, endpoint: emulator.endpoint, scheduler: scheduler, transport: transport)
        inbox = EmulatorInbox(url: emulator.inbox, transport: transport)
        self.deliver = deliver
    }

    /// Asks for a code. Where the list of codes cannot be read, the emulator's own log shows it.
    func loginByPhone(phone: String) -> Observable<String> {
        service.loginByPhone(phone: phone).do(onNext: { [inbox, deliver] token in
            _ = inbox.delivery(for: token).catchErrorJustComplete().subscribe(onNext: deliver)
        })
    }

    func confirmCode(code: String, token: String) -> Observable<AuthResult> {
        service.confirmCode(code: code, token: token)
    }

    func login(account: String, password: String) -> Observable<AuthResult> {
        service.login(account: account, password: password)
    }
}
