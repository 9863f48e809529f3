import Testing

@testable import confirm_code

/// The code, and one that was rejected.
extension ScreenSnapshotTests {
    @Test func `the code in 40 by 12`() {
        expect(
            ScreenTests.code, 40, 12,
            """
             ✉ SMS: 123456 is your code
                         Enter the code
               We sent it by SMS to +15555550100
              ╭───╮ ╭───╮ ┏━━━┓ ╭───╮ ╭───╮ ╭───╮
              │ 1 │ │ 2 │ ┃   ┃ │   │ │   │ │   │
              ╰───╯ ╰───╯ ┗━━━┛ ╰───╯ ╰───╯ ╰───╯
                         ⠋ One moment…
                       New code in 00:45
             ▕███████████████████████████         ▏
                   [ Confirm ] [ Send again ]
                       [ Change number ]
               Tab next · Esc back · Ctrl-C quit
            """)
    }

    @Test func `the code in 80 by 20`() {
        expect(
            ScreenTests.code, 80, 20,
            """
                       ✉ SMS: 123456 is your code


                                             Enter the code
                                   We sent it by SMS to +15555550100

                                  ╭───╮ ╭───╮ ┏━━━┓ ╭───╮ ╭───╮ ╭───╮
                                  │ 1 │ │ 2 │ ┃   ┃ │   │ │   │ │   │
                                  ╰───╯ ╰───╯ ┗━━━┛ ╰───╯ ╰───╯ ╰───╯

                                             ⠋ One moment…

                                           New code in 00:45
                                ▕████████████████████████████▌         ▏

                              [ Confirm ] [ Send again ] [ Change number ]



            0–9 type or paste · ← → move · Tab next · Enter choose · Esc back · Ctrl-C quit
            """)
    }

    @Test func `the code in 20 by 6`() {
        expect(
            ScreenTests.code, 20, 6,
            """
             ✉ SMS: 123456 is yo
             We sent it by SMS
              to +15555550100
             [1][2]<_>[_][_][_]
               ⠋ One moment…
                  ^C quit
            """)
    }

    @Test func `a code that was rejected in 40 by 12`() {
        expect(
            ScreenTests.rejected, 40, 12,
            """
                         Enter the code
               We sent it by SMS to +15555550100

              ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮
              │ 1 │ │ 1 │ │ 1 │ │ 1 │ │ 1 │ │ 1 │
              ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯
                      ✗ The code is wrong.
                            No SMS?

                   [ Confirm ] [ Send again ]
                       [ Change number ]
               Tab next · Esc back · Ctrl-C quit
            """)
    }

    @Test func `a code that was rejected in 80 by 20`() {
        expect(
            ScreenTests.rejected, 80, 20,
            """



                                             Enter the code
                                   We sent it by SMS to +15555550100

                                  ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮
                                  │ 1 │ │ 1 │ │ 1 │ │ 1 │ │ 1 │ │ 1 │
                                  ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯

                                          ✗ The code is wrong.

                                                No SMS?


                              [ Confirm ] [ Send again ] [ Change number ]



            0–9 type or paste · ← → move · Tab next · Enter choose · Esc back · Ctrl-C quit
            """)
    }

    @Test func `a code that was rejected in 20 by 6`() {
        expect(
            ScreenTests.rejected, 20, 6,
            """
                   wrong.
                  No SMS?
                [ Confirm ]
               [ Send again ]
             [ Change number ]
                  ^C quit
            """)
    }
}
