import Testing

@testable import confirm_code

@Suite struct WideScreenSnapshotTests {
    @Test func `the code in 80 by 24`() {
        expect(
            ScreenTests.code, 80, 24,
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

    @Test func `the code in 200 by 24`() {
        expect(
            ScreenTests.code, 200, 24,
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

    @Test func `the login form in 200 by 24`() {
        expect(
            ScreenTests.login, 200, 24,
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

    @Test func `the code in Russian in 40 by 12`() {
        expect(
            ScreenTests.code, 40, 12,
            """
             ✉ SMS: 123456 is your code
                          Введите код
             Мы отправили его в SMS на +15555550100
              ╭───╮ ╭───╮ ┏━━━┓ ╭───╮ ╭───╮ ╭───╮
              │ 1 │ │ 2 │ ┃   ┃ │   │ │   │ │   │
              ╰───╯ ╰───╯ ┗━━━┛ ╰───╯ ╰───╯ ╰───╯
                           ⠋ Секунду…
                     Новый код через 00:45
             ▕███████████████████████████         ▏
                  [ Подтвердить ] [ Ещё раз ]
                        [ Другой номер ]
               Tab дальше · Esc назад · ^C выход
            """, .russian)
    }

    @Test func `the number in Russian in 80 by 24`() {
        expect(
            ScreenTests.phone, 80, 24,
            """







                                                  Вход
                                   Ваш номер телефона с кодом страны

                                          ‹ United States +1 ›
                                     ╭────────────────────────────╮
                                     │ +1555                      │
                                     ╰────────────────────────────╯
                                                 ✗ No.
                                     [ Получить код ] [ По паролю ]







                Введите или вставьте номер · Enter отправить · Tab дальше · Ctrl-C выход
            """, .russian)
    }
}
