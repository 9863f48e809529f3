import Testing

@testable import confirm_code

@Suite struct PlayScriptTests {
    @Test func `one command a line, blank lines and comments left out`() throws {
        let script = try PlayScript(
            """
            # a sign-in
            phone +1 555 555 0100   # the number

              type 12
            \ttype\t3#4
            backspace
            code
            wrong # on purpose
            submit
            resend
            wait 61
            wait 0.5
            country gb
            login anna  my secret # words
            remember on
            remember off
            back
            restart
            relaunch
            fault answer-lost
            fault slow 2.5
            await off
            quit
            """)
        #expect(
            script.steps.map(\.command) == [
                .phone("+1 555 555 0100"), .type("12"), .type("3#4"), .backspace, .code, .wrong, .submit, .resend,
                .wait(.seconds(61)), .wait(.milliseconds(500)), .country("GB"),
                .login(account: "anna", password: "my secret"),
                .remember(true), .remember(false), .back, .restart, .relaunch(.zero),
                .fault(try #require(PlayFault("answer-lost"))),
                .fault(try #require(PlayFault("slow", .milliseconds(2500)))), .awaitAnswers(false), .quit,
            ])
    }

    @Test func `a command knows its line`() throws {
        #expect(try PlayScript("\n# x\ncode").steps == [PlayScript.Step(line: 3, command: .code)])
    }

    @Test func `a paste is the rest of the line, with line ends written as escapes`() throws {
        let script = try PlayScript("paste  Code: 123-456 \npaste a\\n@host #123456\npaste C:\\\\x\\y\\")
        #expect(
            script.steps.map(\.command) == [.paste("Code: 123-456 "), .paste("a\n@host #123456"), .paste("C:\\x\\y\\")])
    }

    @Test func `lines may end as on any system`() throws {
        #expect(try PlayScript("code\r\nquit\r\n").steps.map(\.command) == [.code, .quit])
        #expect(try PlayScript("").steps.map(\.command) == [])
    }

    @Test(arguments: [
        ("cod", 1, "unknown command 'cod'"),
        ("code\n\n# x\nphone", 4, "phone needs a number"),
        ("phone # none", 1, "phone needs a number"),
        ("type", 1, "type needs digits"),
        ("paste", 1, "paste needs a text"),
        ("code 123456", 1, "code takes nothing, not '123456'"),
        ("wait", 1, "wait needs a number of seconds from 0 to 1000000, not ''"),
        ("wait soon", 1, "wait needs a number of seconds from 0 to 1000000, not 'soon'"),
        ("wait -1", 1, "wait needs a number of seconds from 0 to 1000000, not '-1'"),
        ("wait nan", 1, "wait needs a number of seconds from 0 to 1000000, not 'nan'"),
        ("wait 1e99", 1, "wait needs a number of seconds from 0 to 1000000, not '1e99'"),
        ("country Narnia", 1, "country needs a code of two letters, such as GB, not 'Narnia'"),
        ("login anna", 1, "login needs an account and a password"),
        ("remember", 1, "remember needs on or off, not ''"),
        ("await maybe", 1, "await needs on or off, not 'maybe'"),
        ("relaunch now", 1, "relaunch needs a number of seconds from -1000000 to 1000000, not 'now'"),
        ("fault", 1, "unknown fault ''"),
        ("fault fire", 1, "unknown fault 'fire'"),
        ("fault slow", 1, "unknown fault 'slow'"),
        ("fault slow soon", 1, "fault slow needs a number of seconds from 0 to 1000000, not 'soon'"),
        ("quit\nPhone 1", 2, "unknown command 'Phone'"),
    ])
    func `a bad line is named by its number`(_ text: String, _ line: Int, _ reason: String) {
        #expect(throws: ScriptError(line: line, reason: reason)) { try PlayScript(text) }
    }
}
