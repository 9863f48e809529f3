import ConfirmCode
import Testing

@testable import confirm_code

@MainActor
@Suite struct PlayerTests {
    static let wrong = SignInTexts.english.invalidCode

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

    func play(_ script: String, _ seed: UInt64? = 1, resendAfter: Int = 60) throws -> String {
        var options = try Arguments([])
        options.seed = seed
        options.resendAfter = resendAfter
        var lines: [String] = []
        try Player(PlayScript(script), options: options, print: { lines.append($0) }).run()
        return lines.joined(separator: "\n")
    }

    func withoutTimer(_ lines: String) -> String {
        lines.split(separator: "\n").filter { !$0.contains("  timer") }.joined(separator: "\n")
    }
}
