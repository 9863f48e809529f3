import Streams
import Testing

@testable import ConfirmCode

/// A phone screen in the United States, by its rules alone.
private struct Desk {
    var rules = PhoneEntryRules(
        region: PhoneRegion(code: "US")!, settings: PhoneEntryRules.Settings(texts: .english))

    @discardableResult
    mutating func send(_ input: PhoneEntryRules.Input, at seconds: Int = 0) -> [PhoneEntryRules.Output] {
        rules.handle(input, at: second(seconds))
    }

    /// Asks for a code to `text`, which is answered at once.
    mutating func open(_ text: String, at seconds: Int, _ answer: Event<String> = .next("token")) throws {
        send(.text(text), at: seconds)
        let outputs = send(.submit, at: seconds)
        let attempt = try #require(
            outputs.compactMap { if case .send(let attempt) = $0 { attempt } else { nil } }.first)
        send(.sent(attempt, answer), at: seconds)
    }
}

struct PhoneEntryRulesTests {
    @Test func `an international number brings its region along, a chosen region its dial code`() throws {
        var desk = Desk()
        desk.send(.text("+44 7911"))
        #expect(desk.rules.region.code == "GB")
        desk.send(.region(try #require(PhoneRegion(code: "DE"))))
        #expect(desk.rules.text == "+497911")
        desk.send(.text("0049 30 901820"))
        #expect(desk.rules.number?.e164 == "+4930901820")
        desk.send(.text("07911 123456"))
        desk.send(.region(try #require(PhoneRegion(code: "GB"))))
        #expect(desk.rules.text == "07911 123456")
        #expect(desk.rules.number?.e164 == "+447911123456")
    }

    @Test func `a sign alone takes the dial code of the region that is chosen`() throws {
        var desk = Desk()
        desk.send(.text("+"))
        desk.send(.region(try #require(PhoneRegion(code: "CA"))))
        #expect(desk.rules.text == "+1")
        #expect(desk.rules.region.code == "CA")
        desk.send(.text("+1 416 555 0100"))
        #expect(desk.rules.region.code == "CA")
        desk.send(.text("+1 650 253 0000"))
        #expect(desk.rules.region.code == "US")
    }

    @Test func `the same digits written otherwise are the same number`() throws {
        var desk = Desk()
        try desk.open("650 253 0000", at: 0)
        #expect(desk.send(.text("(650) 253-0000"), at: 1) == [])
        #expect(desk.send(.text("+1 650 253 0000"), at: 1) == [])
        #expect(desk.rules.session?.phone == "+16502530000")
        #expect(desk.send(.text("+1 650 253 000"), at: 1) == [.left])
        #expect(desk.rules.session == nil)
    }

    @Test func `a session that the code screen renewed is the one that opens again`() throws {
        var desk = Desk()
        try desk.open("6502530000", at: 0)
        let renewed = PhoneSession(
            phone: "+16502530000", token: "second", countdown: Countdown(from: second(70), lasting: .seconds(60)))
        desk.send(.renewed(renewed, isBusy: false), at: 70)
        #expect(desk.rules.session == renewed)
        #expect(desk.send(.submit, at: 100) == [.opened(renewed, isNew: false)])
    }

    @Test func `while the code screen has a request under way it opens again, however long its wait is over`() throws {
        var desk = Desk()
        try desk.open("6502530000", at: 0)
        let session = try #require(desk.rules.session)
        desk.send(.renewed(session, isBusy: true), at: 90)
        #expect(desk.send(.submit, at: 91) == [.opened(session, isNew: false)])
        desk.send(.renewed(session, isBusy: false), at: 92)
        #expect(desk.send(.submit, at: 92).count == 1)
        #expect(desk.rules.isLoading)
    }

    @Test func `a session that was used up is not opened again, and its wait goes on`() throws {
        var desk = Desk()
        try desk.open("6502530000", at: 0)
        desk.send(.signedIn(name: "+16502530000"), at: 10)
        #expect(desk.rules.session == nil)
        #expect(!desk.rules.canSubmit)
        #expect(desk.send(.submit, at: 20) == [])
        desk.send(.wake(second(60)), at: 60)
        #expect(desk.rules.canSubmit)
    }

    @Test func `what is over is not remembered`() throws {
        var desk = Desk()
        for number in 0..<5 { try desk.open("65025300\(10 + number)", at: number * 100) }
        desk.send(.text("6502530010"), at: 450)
        #expect(desk.rules.session == nil)
        #expect(desk.rules.wake == nil)
    }
}
