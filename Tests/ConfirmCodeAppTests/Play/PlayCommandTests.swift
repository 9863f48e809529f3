import Testing

@testable import confirm_code

@Suite struct PlayCommandTests {
    @Test(arguments: [
        PlayCommand.phone("+1 555 555 0100"), .country("GB"), .type("12"), .paste("a\nb\\n c"), .backspace, .code,
        .wrong,
        .submit, .resend, .login(account: "anna", password: "my secret"), .remember(true), .remember(false), .back,
        .restart, .relaunch(.zero), .relaunch(.seconds(-3600)), .awaitAnswers(true), .awaitAnswers(false),
        .wait(.seconds(61)),
        .wait(.milliseconds(500)), .quit,
    ])
    func `a command is described by its line`(_ command: PlayCommand) throws {
        #expect(try PlayScript(command.description).steps.map(\.command) == [command])
    }

    @Test func `every fault is described by its line`() throws {
        let plain = PlayFault.plain.keys.compactMap { PlayFault($0) }
        let timed = PlayFault.timed.keys.compactMap { PlayFault($0, .seconds(5)) }
        #expect(plain.count + timed.count == PlayFault.plain.count + PlayFault.timed.count)
        for fault in plain + timed {
            #expect(try PlayScript("fault \(fault)").steps.map(\.command) == [.fault(fault)])
            #expect(Arguments.usage.contains(fault.description.split(separator: " ")[0]))
        }
    }
}
