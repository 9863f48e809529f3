import Testing

@testable import ConfirmCode

private let phone = "+16502530000"

private func session() -> PhoneSession {
    PhoneSession(phone: phone, token: "token", countdown: Countdown(from: second(0), lasting: .seconds(60)))
}

private func route(_ turns: SignInRoute.Turn...) -> SignInStep {
    var route = SignInRoute()
    for turn in turns { route.take(turn) }
    return route.step
}

struct SignInRouteTests {
    private let sent = SignInRoute.Turn.codeSent(session(), isNew: true)

    @Test func `a phone leads to its code, and the code to the end`() {
        #expect(route() == .phone)
        #expect(route(sent) == .code(phone: phone))
        #expect(route(sent, .authorized(.success, name: phone)) == .done(name: phone))
    }

    @Test func `somebody new gives personal data first`() {
        let asked = route(sent, .authorized(.needPersonalData, name: phone))
        #expect(asked == .personalData(name: phone))
        #expect(route(sent, .authorized(.needPersonalData, name: phone), .personalDataGiven) == .done(name: phone))
        #expect(route(.personalDataGiven) == .phone)
    }

    @Test func `the login form is reached from the first screen alone`() {
        #expect(route(.logIn) == .login)
        #expect(route(.logIn, .authorized(.success, name: "anna")) == .done(name: "anna"))
        #expect(route(sent, .logIn) == .code(phone: phone))
        #expect(route(.logIn, sent) == .login)
    }

    @Test func `back leads to the first screen, from whatever is before the end`() {
        #expect(route(sent, .back) == .phone)
        #expect(route(.logIn, .back) == .phone)
        #expect(route(.back) == .phone)
        #expect(route(sent, .authorized(.success, name: phone), .back) == .done(name: phone))
        #expect(route(sent, .authorized(.needPersonalData, name: phone), .back) == .personalData(name: phone))
    }

    @Test func `another number leads away from the code`() {
        #expect(route(sent, .numberChanged) == .phone)
        #expect(route(.logIn, .numberChanged) == .login)
    }

    @Test func `who is signed in stays so, whatever comes late`() {
        let done = SignInRoute.Turn.authorized(.success, name: phone)
        #expect(route(sent, done, .authorized(.needPersonalData, name: "anna")) == .done(name: phone))
        #expect(route(sent, done, sent, .logIn, .numberChanged) == .done(name: phone))
        #expect(route(sent, .back, done) == .done(name: phone))
    }

    @Test func `from everywhere there is a new beginning`() {
        #expect(route(sent, .restart) == .phone)
        #expect(route(.logIn, .restart) == .phone)
        #expect(route(sent, .authorized(.needPersonalData, name: phone), .restart) == .phone)
        #expect(route(sent, .authorized(.success, name: phone), .restart, .logIn) == .login)
    }

    @Test func `only the last two screens are somebody's`() {
        #expect(![SignInStep.phone, .code(phone: phone), .login].contains { $0.isAuthorized })
        #expect([SignInStep.personalData(name: phone), .done(name: phone)].allSatisfy { $0.isAuthorized })
    }
}
