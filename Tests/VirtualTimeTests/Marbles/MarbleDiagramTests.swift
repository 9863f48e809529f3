import StreamsTesting
import Testing

@testable import VirtualTime

private func events(_ text: String) throws -> [Recorded<Event<String>>] {
    try MarbleDiagram(Marbles(text)).events
}

@Suite struct `A line of marbles` {
    @Test func `has an element at the tick of its column`() throws {
        #expect(try events("a--b-7") == [.next(0, "a"), .next(3, "b"), .next(5, "7")])
    }

    @Test func `ends with completed or the error`() throws {
        #expect(try events("-a-|") == [.next(1, "a"), .completed(3)])
        #expect(try events("-a-#") == [.next(1, "a"), .error(3, MarbleError())])
        let other = Marbles<String>("-#", error: RxError.timeout)
        #expect(try MarbleDiagram(other).events == [.error(1, RxError.timeout)])
    }

    @Test func `has what is in brackets at the tick of the opening one, and is as wide as it is written`() throws {
        #expect(
            try events("-(ab)-c(d|)")
                == [.next(1, "a"), .next(1, "b"), .next(6, "c"), .next(7, "d"), .completed(7)])
    }

    @Test func `counts its ticks from the subscription`() throws {
        let diagram = try MarbleDiagram(Marbles<String>("a-^-b|"))
        #expect(diagram.events == [.next(-2, "a"), .next(2, "b"), .completed(3)])
        #expect(diagram.lead == 2)
        #expect(diagram.end == 4)
    }

    @Test func `knows the disposal and where it goes on`() throws {
        let disposed = try MarbleDiagram(Marbles<String>("-a-!"))
        #expect(disposed.disposal == 3)
        #expect(disposed.openEnd == nil)
        let open = try MarbleDiagram(Marbles<String>("-a..."))
        #expect(open.openEnd == 2)
        #expect(open.disposal == nil)
        #expect(try MarbleDiagram(Marbles<String>("-(a!)")).disposal == 1)
    }

    @Test func `passes over spaces`() throws {
        #expect(try events("  -a  -( b | )") == [.next(1, "a"), .next(3, "b"), .completed(3)])
    }

    @Test func `has the values of its dictionary, else the letters and digits themselves`() throws {
        let numbers = try MarbleDiagram(Marbles("a-2-b", ["a": 10, "b": 20]))
        #expect(numbers.events == [.next(0, 10), .next(2, 2), .next(4, 20)])
        #expect(try MarbleDiagram(.digits("7-")).events == [.next(0, 7)])
        let characters = try MarbleDiagram(Marbles<Character>("ä", [:]))
        #expect(characters.events == [.next(0, "ä")])
    }

    @Test(arguments: [
        ("ab(c-)", 5, "no tick passes inside brackets"),
        ("-(a(b))", 4, "there are brackets inside brackets"),
        ("--a)", 4, "no bracket is open"),
        ("-()", 3, "there is nothing between the brackets"),
        ("- (ab|", 3, "the bracket is not closed"),
        ("-a..", 3, "three dots, and no other number, say that it goes on"),
        ("-a....", 6, "three dots, and no other number, say that it goes on"),
        ("-(a...)", 4, "no tick passes inside brackets"),
        ("-|-a", 4, "something follows the end"),
        ("-#|", 3, "something follows the end"),
        ("(|a)", 3, "something follows the end"),
        ("-...a", 5, "something follows the dots"),
        ("-!--a", 5, "something follows the disposal"),
        ("!!", 2, "it is disposed twice"),
        ("^-^", 3, "it is subscribed to twice"),
        ("-!^", 3, "it is disposed before it is subscribed to"),
        ("a  ?", 4, "“?” is no sign, letter or digit"),
    ])
    func `that is malformed says what and in which column`(text: String, column: Int, reason: String) {
        let fault = #expect(throws: MalformedMarbles.self) { try events(text) }
        #expect(fault == MalformedMarbles(text: text, column: column, reason: reason))
    }

    @Test func `that has no value for a letter says so`() {
        let fault = #expect(throws: MalformedMarbles.self) { try MarbleDiagram(Marbles("1-x", ["a": 1])) }
        #expect(fault?.description == "column 3: no value is given for “x”\n  1-x\n    ^")
    }
}
