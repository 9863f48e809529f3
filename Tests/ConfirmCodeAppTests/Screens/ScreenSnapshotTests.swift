import Testing

@testable import confirm_code

@Suite struct ScreenSnapshotTests {
    @Test func `the number in 40 by 12`() {
        expect(
            ScreenTests.phone, 40, 12,
            """

                            Sign in
              Your phone number, with country code

                      ‹ United States +1 ›
                 ╭────────────────────────────╮
                 │ +1555                      │
                 ╰────────────────────────────╯
                             ✗ No.
               [ Send code ] [ With a password ]

              Enter send · Tab next · Ctrl-C quit
            """)
    }

    @Test func `the number in 80 by 20`() {
        expect(
            ScreenTests.phone, 80, 20,
            """





                                                Sign in
                                  Your phone number, with country code

                                          ‹ United States +1 ›
                                     ╭────────────────────────────╮
                                     │ +1555                      │
                                     ╰────────────────────────────╯
                                                 ✗ No.
                                   [ Send code ] [ With a password ]





                      Type or paste a number · Enter send · Tab next · Ctrl-C quit
            """)
    }

    @Test func `the number in 20 by 6`() {
        expect(
            ScreenTests.phone, 20, 6,
            """
             Your phone number,
             with country code
             ‹ United States… ›
             [ +1555          ]
                   ✗ No.
                  ^C quit
            """)
    }

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

    @Test func `the login form in 40 by 12`() {
        expect(
            ScreenTests.login, 40, 12,
            """
                             Log in

                 ╭─ Account ──────────────────╮
                 │ demo                       │
                 ╰────────────────────────────╯
                 ╭─ Password ─────────────────╮
                 │ ••••••                     │
                 ╰────────────────────────────╯
                    [x] Remember the account

                  [ Log in ] [ With a phone ]
               Tab next · Esc back · Ctrl-C quit
            """)
    }

    @Test func `the login form in 80 by 20`() {
        expect(
            ScreenTests.login, 80, 20,
            """



                                                 Log in

                                     ╭─ Account ──────────────────╮
                                     │ demo                       │
                                     ╰────────────────────────────╯
                                     ╭─ Password ─────────────────╮
                                     │ ••••••                     │
                                     ╰────────────────────────────╯
                                        [x] Remember the account


                                      [ Log in ] [ With a phone ]




                         Type · Tab next · Enter go on · Esc back · Ctrl-C quit
            """)
    }

    @Test func `the login form in 20 by 6`() {
        expect(
            ScreenTests.login, 20, 6,
            """
             Account
             [ demo           ]
             Password
             [ ••••••         ]
            [x] Remember the acc
                  ^C quit
            """)
    }

    @Test func `success in 40 by 12`() {
        expect(
            ScreenTests.success, 40, 12,
            """


                             ╭───╮
                             │ ✓ │
                             ╰───╯

                       You are signed in
                          +15555550100



                     Enter finish · q quit
            """)
    }

    @Test func `success in 80 by 20`() {
        expect(
            ScreenTests.success, 80, 20,
            """






                                                 ╭───╮
                                                 │ ✓ │
                                                 ╰───╯

                                           You are signed in
                                              +15555550100







                                         Enter finish · q quit
            """)
    }

    @Test func `success in 20 by 6`() {
        expect(
            ScreenTests.success, 20, 6,
            """
                   ╭───╮
                   │ ✓ │
                   ╰───╯
             You are signed in
                +15555550100
                Enter finish
            """)
    }
}
