import Testing

@testable import confirm_code

@Suite struct FocusedScreenTests {
    @Test func `the keyboard goes round what can be chosen`() {
        var screen = PhoneScreen()
        var focuses: [PhoneScreen.Focus] = []
        for key in [Key.tab, .down, .tab, .tab, .backTab, .up] {
            #expect(takes(key, &screen))
            focuses.append(screen.focus)
        }
        #expect(focuses == [.send, .logIn, .country, .number, .country, .logIn])
        #expect(!takes(.enter, &screen))
    }

    @Test func `what can be chosen no more gives the keyboard back`() {
        var screen = LoginScreen()
        screen.canLogIn = true
        screen.focus = .logIn
        screen.keepFocus()
        #expect(screen.focus == .logIn)
        screen.canLogIn = false
        screen.keepFocus()
        #expect(screen.focus == .account)
    }

    private func takes(_ key: Key, _ screen: inout PhoneScreen) -> Bool { screen.takeFocus(key) }
}
