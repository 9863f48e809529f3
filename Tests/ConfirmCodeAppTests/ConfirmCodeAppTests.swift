import ConfirmCode
import Foundation
import Testing

@testable import confirm_code

@Suite struct ConfirmCodeAppTests {
    @Test func `a script from standard input is played in no time`() throws {
        let result = try AppExecutable.run(["--play", "-"], input: "phone +15555550100\nwait 3600\nresend\ncode\n")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("60:03.1  authorized success\n"))
        #expect(result.errors == "")
    }

    @Test func `a script is read from a file`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).play")
        try "phone +15555550100\ncode".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try AppExecutable.run(["--play", file.path, "--seed", "1"])
        #expect(result.status == 0)
        #expect(result.output.contains("sms 579447\n"))
        #expect(result.output.hasSuffix("authorized success\n"))
    }

    @Test func `a bad line is told by its number before anything runs`() throws {
        let result = try AppExecutable.run(["--play", "-"], input: "phone +15555550100\nbogus\n")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors == "confirm-code: standard input, line 2: unknown command 'bogus'\n")
    }

    @Test func `what is not run after success is told, and no failure`() throws {
        let result = try AppExecutable.run(["--play", "-"], input: "phone +15555550100\ncode\nresend\nwait 9\n")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("authorized success\n"))
        #expect(result.errors == "confirm-code: standard input, line 3: not run, since somebody is signed in\n")
    }

    @Test func `an error of the service is an output, and no failure`() throws {
        let result = try AppExecutable.run(["--play", "-"], input: "login demo nonsense\n")
        #expect(result.status == 0)
        #expect(result.output.contains("error \(SignInTexts.english.invalidCredentials)\n"))
        #expect(result.errors == "")
    }

    @Test func `a file that cannot be read is told`() throws {
        let result = try AppExecutable.run(["--play", "no-such-file.play"])
        #expect(result.status == 1)
        #expect(result.errors == "confirm-code: cannot read no-such-file.play\n")
    }

    @Test func `bad usage ends with status 2`() throws {
        let result = try AppExecutable.run(["--loud"])
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors == "confirm-code: unknown option '--loud'\nTry --help.\n")
    }

    @Test func `an emulator without a project is bad usage`() throws {
        let result = try AppExecutable.run(["--firebase-emulator", "localhost:9099"])
        #expect(result.status == 2)
        #expect(result.errors == "confirm-code: --firebase-emulator needs --project ID\nTry --help.\n")
    }

    @Test func `help and version are printed`() throws {
        let help = try AppExecutable.run(["--help"])
        #expect(help.status == 0)
        #expect(help.output == Arguments.usage)
        let version = try AppExecutable.run(["--version"])
        #expect(version.output == "confirm-code \(ConfirmCodeApp.version)\n")
    }

    @Test func `a script is recorded and its end is drawn`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (cast, svg) = (folder.appendingPathComponent("a.cast"), folder.appendingPathComponent("a.svg"))
        let result = try AppExecutable.run(
            ["--play", "-", "--cast", cast.path, "--svg", svg.path, "--size", "60x20", "--lang", "ru"],
            input: "phone +15555550100\ncode\n")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("authorized success\n"))
        #expect(try String(contentsOf: cast, encoding: .utf8).hasPrefix(#"{"version": 2, "width": 60, "height": 20, "#))
        #expect(try String(contentsOf: svg, encoding: .utf8).contains(">вошли</text>"))
    }

    @Test func `a file that cannot be written is told`() throws {
        let path = "no-such-folder/a.svg"
        let result = try AppExecutable.run(["--play", "-", "--svg", path], input: "phone +15555550100\n")
        #expect(result.status == 1)
        #expect(result.errors == "confirm-code: cannot write \(path)\n")
    }
}
