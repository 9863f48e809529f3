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
