import ConfirmCode
import Testing

@testable import confirm_code

@Suite struct ArgumentsTests {
    @Test func `without words the app is interactive and codes are random`() throws {
        let arguments = try Arguments([])
        #expect(arguments.action == .interact)
        #expect(arguments.seed == nil)
        #expect(arguments.resendAfter == 60)
    }

    @Test(arguments: [["--play", "a.play", "--seed", "7"], ["--seed=7", "--play=a.play"]])
    func `an option takes its value from the next word or after a sign`(_ words: [String]) throws {
        let arguments = try Arguments(words)
        #expect(arguments.action == .play(path: "a.play"))
        #expect(arguments.seed == 7)
    }

    @Test func `a dash is standard input`() throws {
        #expect(try Arguments(["--play", "-"]).action == .play(path: "-"))
    }

    @Test func `the wait for a new code can be chosen`() throws {
        #expect(try Arguments(["--resend-after", "5"]).resendAfter == 5)
    }

    @Test func `an emulator can be chosen`() throws {
        let arguments = try Arguments(["--firebase-emulator", "127.0.0.1:9099", "--project=demo-app"])
        #expect(arguments.action == .interact)
        #expect(arguments.emulator?.endpoint == FirebaseEndpoint(emulator: "127.0.0.1:9099"))
        #expect(
            arguments.emulator?.inbox.absoluteString
                == "http://127.0.0.1:9099/emulator/v1/projects/demo-app/verificationCodes")
        #expect(try Arguments([]).emulator == nil)
    }

    @Test func `the language is that of the environment, or the one that is given`() throws {
        #expect(try Arguments([]).language == .english)
        #expect(try Arguments([], environment: ["LANG": "ru_RU.UTF-8"]).language == .russian)
        #expect(try Arguments(["--lang", "en"], environment: ["LANG": "ru_RU.UTF-8"]).language == .english)
        #expect(try Arguments(["--lang=ru"]).language == .russian)
    }

    @Test func `a script can be recorded and drawn, in a size that can be chosen`() throws {
        let plain = try Arguments(["--play", "a.play"])
        #expect(!plain.isRecording)
        let both = try Arguments(["--cast", "a.cast", "--play", "a.play", "--svg=a.svg"])
        #expect(both.isRecording)
        #expect(both.castPath == "a.cast")
        #expect(both.svgPath == "a.svg")
        #expect(both.size == ScreenSize(columns: 80, rows: 24))
        let sized = try Arguments(["--size", "40x12", "--play", "-", "--svg", "a.svg"])
        #expect(sized.size == ScreenSize(columns: 40, rows: 12))
    }

    @Test func `help and version are actions`() throws {
        #expect(try Arguments(["--help"]).action == .help)
        #expect(try Arguments(["-h"]).action == .help)
        #expect(try Arguments(["--seed", "1", "--version"]).action == .version)
    }

    @Test(arguments: [
        (["--play"], "--play needs a file, or - for standard input"),
        (["--play="], "--play needs a file, or - for standard input"),
        (["--seed"], "--seed needs a number from 0 to 18446744073709551615"),
        (["--seed", "x"], "--seed needs a number from 0 to 18446744073709551615, not 'x'"),
        (["--seed", "-1"], "--seed needs a number from 0 to 18446744073709551615, not '-1'"),
        (["--resend-after", "0"], "--resend-after needs a number from 1 to 3600, not '0'"),
        (["--help=1"], "--help takes no value"),
        (["--lang"], "--lang needs en or ru"),
        (["--lang", "de"], "--lang needs en or ru, not 'de'"),
        (["--cast"], "--cast needs a file"),
        (["--svg="], "--svg needs a file"),
        (["--cast", "a.cast"], "--cast needs --play FILE, which is what it records"),
        (["--svg", "a.svg"], "--svg needs --play FILE, whose end it draws"),
        (["--size", "80x24", "--play", "-"], "--size needs --cast FILE or --svg FILE"),
        (
            ["--play", "-", "--svg", "a.svg", "--size", "80"],
            "--size needs WxH, columns and rows from 1 to 500, not '80'"
        ),
        (["--firebase-emulator"], "--firebase-emulator needs HOST:PORT"),
        (["--firebase-emulator="], "--firebase-emulator needs HOST:PORT"),
        (["--firebase-emulator", "localhost:9099"], "--firebase-emulator needs --project ID"),
        (
            ["--firebase-emulator", "localhost", "--project", "demo"],
            "--firebase-emulator needs HOST:PORT, not 'localhost'"
        ),
        (["--project"], "--project needs the ID of a Firebase project"),
        (["--project", "demo"], "--project needs --firebase-emulator HOST:PORT"),
        (
            ["--project", "a/b", "--firebase-emulator", "localhost:1"],
            "--project needs the ID of a Firebase project, not 'a/b'"
        ),
        (
            ["--play", "-", "--firebase-emulator", "localhost:1", "--project", "demo"],
            "--firebase-emulator cannot be used with --play, which runs in virtual time"
        ),
        (
            ["--seed", "1", "--firebase-emulator", "localhost:1", "--project", "demo"],
            "--firebase-emulator cannot be used with --seed: it makes its own codes"
        ),
        (["--loud"], "unknown option '--loud'"),
        (["script"], "unexpected argument 'script'"),
    ])
    func `bad usage says which word is wrong`(_ words: [String], _ text: String) {
        #expect(throws: UsageError(text)) { try Arguments(words) }
    }
}
