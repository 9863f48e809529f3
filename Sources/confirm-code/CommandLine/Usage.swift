extension Arguments {
    /// What `--help` prints.
    static let usage = """
        usage: confirm-code [--lang LANG] [--seed N] [--resend-after N]
               confirm-code --firebase-emulator HOST:PORT --project ID [--lang LANG] [--resend-after N]
               confirm-code --play FILE [--cast FILE] [--svg FILE] [--size WxH] [--lang LANG] [--seed N]
                            [--resend-after N]

        Confirms a phone number by a code, in the terminal. The service is built in: nothing is sent anywhere, and the
        SMS arrives on the screen. With --firebase-emulator it is the auth emulator of the Firebase Local Emulator Suite.

          --play FILE       run a script in virtual time and print every output; - is standard input
          --cast FILE       record what the script shows on the screen as an asciinema recording (version 2), in the
                            time of the script
          --svg FILE        draw the screen as it is at the end of the script
          --size WxH        columns and rows of that screen (80x24)
          --lang LANG       language of the screens, en or ru; that of LC_ALL, LC_MESSAGES or LANG where it is not given
          --seed N          make the codes repeatable
          --resend-after N  seconds until a new code may be asked for, from 1 to 3600 (60)
          --firebase-emulator HOST:PORT
                            sign in at this emulator, such as 127.0.0.1:9099
          --project ID      the Firebase project in the emulator
          --version         print the version
          --help            print this

        A script has one command a line:
          phone N           ask for a code for phone number N
          country CODE      choose the country of numbers without +, such as GB; it is US at first
          type DIGITS       type into the code field
          paste TEXT        paste TEXT into the code field
          backspace         delete one digit
          code              enter the code that was delivered
          wrong             enter another one
          submit            press the submit button
          resend            ask for a new code
          login ACCOUNT PASSWORD
                            log in instead: demo, newcomer and disabled have the password "password"
          remember on|off   remember the account of the login form, or not
          back              go back to the phone number
          restart           begin anew
          relaunch [SECONDS]
                            end the app, and start it again with the session that it saved; the wall clock moves by
                            SECONDS meanwhile, back where they are negative
          fault KIND        let the next request go wrong: lost, answer-lost, sms-lost, slow SECONDS, network,
                            too-soon SECONDS, too-many SECONDS, quota, expired, wrong-code, no-session, bad-phone,
                            bad-password, disabled, not-allowed, not-verified or nonsense
          await on|off      whether a command waits for the answer to what it asks for; it does at first
          wait SECONDS      let time pass
          quit              end the script
          # TEXT            a comment

        A recording has a moment for whatever changes; a "wait" between commands makes it one that can be followed.
        Colours are left out where the variable NO_COLOR is set.

        A script ends when somebody is signed in; commands after that are not run, which is said on standard error.
        The exit status is 0 for a script that was run, whatever the service answered; 1 for a script that cannot be
        read, or a command that makes no sense at its place; 2 for a wrong command line.

        """
}
