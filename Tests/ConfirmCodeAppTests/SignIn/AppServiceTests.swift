import ConfirmCode
import Streams
import Testing

@testable import confirm_code

private let phone = "+15555550100"

@MainActor
@Suite(.timeLimit(.minutes(10))) struct AppServiceTests {
    @Test func `without an emulator the service is in memory`() throws {
        let service = try Arguments([]).service(on: MainScheduler.asyncInstance) { _ in }
        #expect(service is InMemoryAuthService)
    }

    @Test func `at an emulator a code is asked for, shown and confirmed`() async throws {
        let emulator = try FakeEmulator()
        let (outputs, output) = AsyncStream.makeStream(of: SignIn.Output.self)
        let (deliveries, delivery) = AsyncStream.makeStream(of: InMemoryAuthService.Delivery.self)
        let service = try Arguments(emulator.options).service(on: MainScheduler.asyncInstance) { delivery.yield($0) }
        let signIn = SignIn(service: service, scheduler: MainScheduler.asyncInstance, resendAfter: 60) {
            output.yield($0)
        }
        signIn.askForCode(phone: "+1 555 555 0100")
        var seen: [SignIn.Output] = []
        for await output in outputs {
            if case .codeAskedFor = output {
                for await sms in deliveries.prefix(1) {
                    #expect(sms == InMemoryAuthService.Delivery(phone: phone, code: FakeEmulator.code(1)))
                    signIn.insert("999999")
                }
            }
            if case .error = output { signIn.insert(FakeEmulator.code(1)) }
            seen.append(output)
            if case .authorized = output { break }
        }
        #expect(seen.contains(.codeAskedFor(phone: phone, isNew: true)))
        #expect(seen.contains(.error(AuthError.invalidCode.localizedDescription)))
        #expect(seen.last == .authorized(.success))
        #expect(
            emulator.server.requests.map(\.method).sorted() == ["GET", "POST", "POST", "POST"])
    }

    @Test func `where the emulator lists no codes the sign-in goes on without the SMS`() async throws {
        let emulator = try FakeEmulator(hasInbox: false)
        let (outputs, output) = AsyncStream.makeStream(of: SignIn.Output.self)
        let service = try Arguments(emulator.options).service(on: MainScheduler.asyncInstance) { _ in
            Issue.record("an SMS")
        }
        let signIn = SignIn(service: service, scheduler: MainScheduler.asyncInstance, resendAfter: 60) {
            output.yield($0)
        }
        signIn.askForCode(phone: phone)
        for await output in outputs {
            if case .codeAskedFor = output { signIn.insert(FakeEmulator.code(1)) }
            if case .authorized = output { break }
        }
    }
}
