import ConfirmCode
import Testing

@testable import confirm_code

@MainActor
@Suite struct PlayerTests {
    private static let wrong = SignInTexts.english.invalidCode

    @Test func `a code that is right signs in, and ends the script`() throws {
        let lines = try play("phone +15555550100\ncode\ntype 1\nwait 5", 1)
        #expect(
            lines == """
                00:00.0  loading true
                00:00.7  loading false
                00:00.7  screen code
                00:00.7  boxes ______
                00:00.7  timer-active true
                00:00.7  timer 60 01:00
                00:01.7  sms 579447
                00:01.7  timer 59 00:59
                00:01.7  boxes 579447
                00:01.7  loading true
                00:02.4  timer-active false
                00:02.4  loading false
                00:02.4  authorized success
                """)
    }

    @Test func `the same seed gives the same codes, and none gives others`() throws {
        let script = "phone +15555550100\nwait 2"
        #expect(try play(script, 5) == play(script, 5))
        #expect(try play(script, 5) != play(script, 6))
        let random = try (0..<4).map { _ in try play(script, nil) }
        #expect(Set(random).count > 1)
    }

    @Test func `a wrong code is said to be wrong; a digit starts over, a backspace edits`() throws {
        let lines = try play("phone +15555550100\nwrong\nbackspace\nwrong\ntype 1\nbackspace\nbackspace\ncode")
        #expect(
            withoutTimer(lines) == """
                00:00.0  loading true
                00:00.7  loading false
                00:00.7  screen code
                00:00.7  boxes ______
                00:01.7  sms 579447
                00:01.7  boxes 579448
                00:01.7  loading true
                00:02.4  loading false
                00:02.4  error \(Self.wrong)
                00:02.4  boxes 57944_
                00:02.4  boxes 579449
                00:02.4  loading true
                00:03.1  loading false
                00:03.1  error \(Self.wrong)
                00:03.1  boxes 1_____
                00:03.1  boxes ______
                00:03.1  boxes 579447
                00:03.1  loading true
                00:03.8  loading false
                00:03.8  authorized success
                """)
    }

    @Test func `a new code is sent when the wait is over, and not before`() throws {
        let lines = try play("phone +15555550100\nresend\nwait 60\ntype 12\nresend\nresend\ncode")
        #expect(
            withoutTimer(lines) == """
                00:00.0  loading true
                00:00.7  loading false
                00:00.7  screen code
                00:00.7  boxes ______
                00:01.7  sms 579447
                01:00.7  boxes 1_____
                01:00.7  boxes 12____
                01:00.7  loading true
                01:01.4  loading false
                01:01.4  boxes ______
                01:01.4  new-code-sent
                01:02.4  sms 274645
                01:02.4  boxes 274645
                01:02.4  loading true
                01:03.1  loading false
                01:03.1  authorized success
                """)
    }

    @Test func `the timer tells every second and starts again with a new code`() throws {
        let lines = try play("phone +15555550100\nwait 4\nresend\nwait 1\nquit\ncode", 1, resendAfter: 3)
        #expect(
            lines.split(separator: "\n").filter { $0.contains("timer") }.joined(separator: "\n") == """
                00:00.7  timer-active true
                00:00.7  timer 3 00:03
                00:01.7  timer 2 00:02
                00:02.7  timer 1 00:01
                00:03.7  timer-active false
                00:03.7  timer 0 00:00
                00:05.4  timer-active true
                00:05.4  timer 3 00:03
                00:06.4  timer 2 00:02
                """)
    }

    @Test func `a whole SMS can be pasted, and a paste with too many digits waits for the button`() throws {
        let start = """
            00:00.0  loading true
            00:00.7  loading false
            00:00.7  screen code
            00:00.7  boxes ______
            00:00.7  boxes 579447

            """
        let sms = try play("phone +15555550100\npaste Hi!\\nYour code is 579-447.\\nBye")
        #expect(
            withoutTimer(sms) == start + """
                00:00.7  loading true
                00:01.4  loading false
                00:01.4  authorized success
                """)
        let long = try play("phone +15555550100\npaste 57944799\nsubmit")
        #expect(withoutTimer(long) == withoutTimer(sms))
        let unsent = try play("phone +15555550100\npaste 57944799")
        #expect(withoutTimer(unsent) + "\n" == start)
    }

    @Test func `the same wrong code pasted over itself is not sent again, and its error returns`() throws {
        let lines = try play("phone +15555550100\nwait 2\npaste 000000\npaste 000000").split(separator: "\n")
        #expect(lines.count { $0.hasSuffix("loading true") } == 2)
        #expect(lines.count { $0.hasSuffix("error \(Self.wrong)") } == 2)
    }

    @Test func `too many wrong codes lock the number for ten minutes`() throws {
        let wrongs = String(repeating: "wrong\n", count: 6)
        let lines = try play("phone +15555550100\n\(wrongs)submit\nresend\nwait 600\nresend\ncode")
        let errors = lines.split(separator: "\n").filter { $0.contains("error") }
        let locked = SignInTexts.english.tooManyAttempts(.seconds(600))
        #expect(errors.map { $0.dropFirst(15) } == Array(repeating: Self.wrong[...], count: 5) + [locked[...]])
        #expect(errors.last?.hasPrefix("00:05.9") == true)
        #expect(lines.contains("10:05.9  loading true\n10:06.6  timer-active true"))
        #expect(lines.hasSuffix("10:08.3  authorized success"))
    }

    @Test func `a code that is too old has expired, and a new one signs in`() throws {
        let lines = try play("phone +15555550100\nwait 601\ncode\nresend\ncode")
        #expect(
            lines.contains("10:02.4  error \(SignInTexts.english.sessionExpired)\n10:02.4  loading true"))
        #expect(lines.hasSuffix("10:04.8  authorized success"))
    }

    @Test func `another number is another session; the same number again sends no SMS`() throws {
        let lines = try play("phone +15555550100\ntype 1\nphone +1 (555) 555-0100\nphone +447911123456\ncode")
        #expect(
            lines == """
                00:00.0  loading true
                00:00.7  loading false
                00:00.7  screen code
                00:00.7  boxes ______
                00:00.7  timer-active true
                00:00.7  timer 60 01:00
                00:00.7  boxes 1_____
                00:00.7  screen phone
                00:00.7  screen code
                00:00.7  screen phone
                00:00.7  country GB +44
                00:00.7  timer-active false
                00:00.7  loading true
                00:01.4  loading false
                00:01.4  screen code
                00:01.4  boxes ______
                00:01.4  timer-active true
                00:01.4  timer 60 01:00
                00:01.7  sms 579447
                00:02.4  sms 274645
                00:02.4  timer 59 00:59
                00:02.4  boxes 274645
                00:02.4  loading true
                00:03.1  timer-active false
                00:03.1  loading false
                00:03.1  authorized success
                """)
    }

    @Test func `a number that is none is refused without a request`() throws {
        let invalid = SignInTexts.english.invalidPhoneNumber
        #expect(try play("phone 12\nphone nobody") == "00:00.0  error \(invalid)\n00:00.0  error \(invalid)")
    }

    @Test(arguments: ["code", "wrong", "type 1", "paste 1", "backspace", "submit", "resend"])
    func `a command for the code screen needs one`(_ command: String) {
        #expect(throws: ScriptError(line: 2, reason: "no code is asked for here")) { try play("\n\(command)") }
    }

    @Test func `account and password log in, and the account is remembered`() throws {
        #expect(
            try play("remember on\nlogin demo wrong word\nlogin demo password") == """
                00:00.0  screen login
                00:00.0  remember off
                00:00.0  can-log-in false
                00:00.0  remember on
                00:00.0  can-log-in true
                00:00.0  can-log-in false
                00:00.0  loading true
                00:00.5  stored demo
                00:00.7  can-log-in true
                00:00.7  loading false
                00:00.7  error \(SignInTexts.english.invalidCredentials)
                00:00.7  can-log-in false
                00:00.7  loading true
                00:01.4  loading false
                00:01.4  authorized success
                """)
        let forgotten = try play("remember on\nlogin demo x\nwait 1\nremember off\nback\nlogin newcomer password")
        #expect(forgotten.contains("stored demo\n00:01.0  erased\n") || forgotten.contains("00:01.0  remember off\n"))
        #expect(forgotten.hasSuffix("authorized need-personal-data"))
    }

    @Test func `a number without a dial code is one of the country`() throws {
        let lines = try play("country GB\nphone 07911 123456\nback\nphone +1 650 253 0000")
        #expect(
            lines.split(separator: "\n").filter { $0.contains("country") || $0.contains("screen") }.map {
                $0.dropFirst(9)
            }
                == ["country GB +44", "screen code", "screen phone", "country US +1", "screen code"])
    }

    @Test func `a fault goes wrong with the next request alone`() throws {
        let lines = try play(
            "fault lost\nphone +15555550100\nfault too-soon 2\nphone +15555550100\nwait 3\nphone +15555550100"
                + "\nfault expired\ncode\nfault slow 3\nsubmit")
        #expect(
            withoutTimer(lines) == """
                00:00.0  loading true
                00:30.0  loading false
                00:30.0  error \(SignInTexts.english.timeout)
                00:30.0  loading true
                00:30.7  phone-wait 2 00:02
                00:30.7  loading false
                00:31.7  phone-wait 1 00:01
                00:32.7  phone-wait 0 00:00
                00:33.7  loading true
                00:34.4  loading false
                00:34.4  screen code
                00:34.4  boxes ______
                00:35.4  sms 579447
                00:35.4  boxes 579447
                00:35.4  loading true
                00:36.1  loading false
                00:36.1  error \(SignInTexts.english.sessionExpired)
                00:36.1  loading true
                00:39.1  loading false
                00:39.1  authorized success
                """)
    }

    @Test func `an SMS that is lost is not waited for`() throws {
        #expect(throws: ScriptError(line: 3, reason: "no code was delivered")) {
            try play("fault sms-lost\nphone +15555550100\ncode")
        }
    }

    @Test func `commands need not wait for answers`() throws {
        let lines = try play("await off\nphone +15555550100\nphone +15555550101\nwait 1\nawait on\ncode")
        #expect(lines.split(separator: "\n").count { $0.hasSuffix("loading true") } == 3)
        #expect(lines.hasSuffix("authorized success"))
    }

    @Test func `a new beginning asks for the number again`() throws {
        let lines = try play("phone +15555550100\nrestart\nphone +15555550100\nback")
        #expect(
            lines.split(separator: "\n").filter { $0.contains("screen") }.map { $0.dropFirst(9) }
                == ["screen code", "screen phone", "screen code", "screen phone"])
        #expect(lines.split(separator: "\n").count { $0.contains("loading true") } == 1)
    }

    @Test func `the app goes on with its code after a relaunch, whatever the wall clock did`() throws {
        for shift in [0, -5000, 20] {
            let lines = try play("phone +15555550100\ntype 12\nwait 20\nrelaunch \(shift)\ncode")
            let left = shift == 0 ? "timer 40 00:40" : shift < 0 ? "timer 60 01:00" : "timer 20 00:20"
            #expect(lines.contains("00:20.7  boxes ______\n00:20.7  timer-active true\n00:20.7  \(left)\n"))
            #expect(lines.hasSuffix("authorized success"))
        }
        #expect(try play("phone 12\nrelaunch").hasSuffix("not valid."))
    }

    @Test func `the first command that is not run is told`() throws {
        var options = try Arguments([])
        options.seed = 1
        let script = try PlayScript("phone +15555550100\n\ncode\n# more\nresend\nwait 1")
        #expect(try Player(script, options: options, print: { _ in }).run() == 5)
        #expect(try Player(PlayScript("phone +15555550100\ncode"), options: options, print: { _ in }).run() == nil)
        #expect(try Player(PlayScript("quit\ncode"), options: options, print: { _ in }).run() == nil)
    }

    @Test func `nothing happens after quit`() throws {
        #expect(try play("quit\nphone +15555550100") == "")
    }

    private func play(_ script: String, _ seed: UInt64? = 1, resendAfter: Int = 60) throws -> String {
        var options = try Arguments([])
        options.seed = seed
        options.resendAfter = resendAfter
        var lines: [String] = []
        try Player(PlayScript(script), options: options, print: { lines.append($0) }).run()
        return lines.joined(separator: "\n")
    }

    private func withoutTimer(_ lines: String) -> String {
        lines.split(separator: "\n").filter { !$0.contains("  timer") }.joined(separator: "\n")
    }
}
