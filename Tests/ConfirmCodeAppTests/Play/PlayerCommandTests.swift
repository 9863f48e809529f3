import ConfirmCode
import Testing

@testable import confirm_code

/// What is not a code.
extension PlayerTests {
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
}
