import ConfirmCode
import Streams
import Testing

@testable import confirm_code

private let phone = "+15555550100"

@MainActor
@Suite(.timeLimit(.minutes(10))) struct AppServicesTests {
    private let store = InMemoryAccountStore()
    private let outputs: AsyncStream<SignIn.Output>
    private let output: AsyncStream<SignIn.Output>.Continuation

    init() {
        (outputs, output) = AsyncStream.makeStream(of: SignIn.Output.self)
    }

    @Test func `without an emulator the services are in memory`() throws {
        let services = AppServices(try Arguments([]), on: MainScheduler.asyncInstance, store: store) { _ in }
        #expect(services.codes is InMemoryAuthService)
        #expect(services.passwords is InMemoryPasswordAuthService)
    }

    @Test func `at an emulator a code is asked for, shown and confirmed`() async throws {
        let emulator = try FakeEmulator()
        let (deliveries, delivery) = AsyncStream.makeStream(of: InMemoryAuthService.Delivery.self)
        let signIn = try signIn(at: emulator) { delivery.yield($0) }
        var errors: [String] = []
        for await output in outputs {
            if output == .newCodeScreen, signIn.code != nil {
                for await sms in deliveries.prefix(1) {
                    #expect(sms == InMemoryAuthService.Delivery(phone: phone, code: FakeEmulator.code(1)))
                    signIn.insert("999999")
                }
            }
            if case .error(let text, at: .code) = output {
                errors.append(text)
                signIn.insert(FakeEmulator.code(1))
            }
            if output == .step(.done(name: phone)) { break }
        }
        #expect(errors == [AuthError.invalidCode.localizedDescription])
        #expect(emulator.server.requests.map(\.method).sorted() == ["GET", "POST", "POST", "POST"])
    }

    @Test func `where the emulator lists no codes the sign-in goes on without the SMS`() async throws {
        let emulator = try FakeEmulator(hasInbox: false)
        let signIn = try signIn(at: emulator) { _ in Issue.record("an SMS") }
        for await output in outputs {
            if output == .newCodeScreen, signIn.code != nil { signIn.insert(FakeEmulator.code(1)) }
            if output == .step(.done(name: phone)) { break }
        }
    }

    /// A sign-in at `emulator` that asks for a code.
    private func signIn(
        at emulator: FakeEmulator, deliver: @escaping @MainActor (InMemoryAuthService.Delivery) -> Void
    ) throws -> SignIn {
        let services = AppServices(
            try Arguments(emulator.options), on: MainScheduler.asyncInstance, store: store, deliver: deliver)
        let signIn = SignIn(services.flow(region: PhoneRegion.all[0])) { [output] in output.yield($0) }
        signIn.setPhone(phone)
        signIn.askForCode()
        return signIn
    }
}
