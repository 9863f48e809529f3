import Testing

@testable import confirm_code

@Suite struct FirebaseEmulatorTests {
    @Test(arguments: ["demo-app", "my_app2", "example.com:my-app"])
    func `a project has its list of codes`(project: String) throws {
        let emulator = try FirebaseEmulator(address: "[::1]:9099", project: project)
        #expect(emulator.inbox.absoluteString == "http://[::1]:9099/emulator/v1/projects/\(project)/verificationCodes")
    }

    @Test(arguments: ["", "a b", "../x", "a?b", "a%20b", "проект"])
    func `what is no ID is refused`(project: String) {
        #expect(throws: UsageError("--project needs the ID of a Firebase project, not '\(project)'")) {
            try FirebaseEmulator(address: "localhost:9099", project: project)
        }
    }
}
