import Testing

@testable import confirm_code

@Suite struct KeyParserTests {
    @Test(arguments: [
        ("a", [Key.character("a")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
        ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{3}", [.interrupt]), ("\u{4}", [.endOfInput]),
        ("\u{1A}", [.suspend]), ("\u{C}", [.redraw]), ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]),
        ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}OC", [.right]), ("\u{1B}[H", [.home]),
        ("\u{1B}[F", [.end]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
        ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]), ("\u{1B}[3~", [.delete]), ("\u{1B}[1;5C", [.right]),
        ("\u{1B}OM", [.enter]), ("12", [.character("1"), .character("2")]),
        ("é١👍", [.character("é"), .character("١"), .character("👍")]),
        ("1\u{FE0F}\u{20E3}", [.character("1\u{FE0F}\u{20E3}")]),
    ])
    func `bytes become keys`(_ bytes: String, _ keys: [Key]) {
        var parser = KeyParser()
        #expect(parser.feed(bytes.utf8) == keys)
        #expect(!parser.isUndecided)
    }

    @Test(arguments: ["é", "١", "👍", "\u{1B}[1;5C", "\u{1B}[Z", "\u{1B}OA", "\u{1B}[200~12\u{1B}[3\r\n4\u{1B}[201~"])
    func `a key may come one byte at a time`(_ bytes: String) {
        var whole = KeyParser()
        var split = KeyParser()
        #expect(bytes.utf8.flatMap { split.feed([$0]) } == whole.feed(bytes.utf8))
    }

    @Test func `an Escape is decided by what follows it or by a pause`() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B]) == [])
        #expect(parser.isUndecided)
        #expect(parser.flush() == [.escape])
        #expect(!parser.isUndecided)
        #expect(parser.flush() == [])
        #expect(parser.feed([0x1B]) == [])
        #expect(parser.feed("[C".utf8) == [.right])
        #expect(parser.feed([0x1B, 0x1B]) == [.escape])
        #expect(parser.flush() == [.escape])
        #expect(parser.feed([0x1B, 0x03]) == [.escape, .interrupt])
    }

    @Test func `a paste is one event, whatever is in it`() {
        var parser = KeyParser()
        #expect(
            parser.feed("7\u{1B}[200~Your code:\r123-456\r\n\u{3}\u{1B}[A\u{1B}[201~8".utf8)
                == [.character("7"), .paste("Your code:\n123-456\n\u{3}\u{1B}[A"), .character("8")])
    }

    @Test func `an unfinished paste waits, and Ctrl-C leaves it`() {
        var parser = KeyParser()
        #expect(parser.feed("\u{1B}[200~12".utf8) == [])
        #expect(parser.flush() == [])
        #expect(parser.feed([0x03]) == [.interrupt])
        #expect(parser.feed("3".utf8) == [.character("3")])
    }

    @Test func `a paste without end is kept up to a limit`() {
        var parser = KeyParser()
        #expect(parser.feed("\u{1B}[200~".utf8) == [])
        for _ in 0..<100 { #expect(parser.feed(Array(repeating: 0x31, count: 1000)) == []) }
        #expect(parser.feed("\u{1B}[201~".utf8) == [.paste(String(repeating: "1", count: 65_536))])
    }

    @Test(arguments: [
        "\u{1B}[?1;2c", "\u{1B}[99~", "\u{1B}[1;2;3R", "\u{1B}[<0;1;1M", "\u{1B}[ q", "\u{1B}]0;title\u{7}",
        "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}x", "\u{1B}OP", "\u{0}\u{1}\u{1F}",
        "\u{1B}[99999999999999999999~", "\u{9B}", "\u{FFFD}",
    ])
    func `what is no key of ours is dropped`(_ bytes: String) {
        var parser = KeyParser()
        #expect(parser.feed(bytes.utf8) + parser.feed("5".utf8) == [.character("5")])
    }

    @Test func `a sequence of any length is dropped whole`() {
        var parser = KeyParser()
        #expect(parser.feed(("\u{1B}[" + String(repeating: "1;", count: 500) + "~5").utf8) == [.character("5")])
    }

    @Test func `bytes that are no UTF-8 are dropped`() {
        var parser = KeyParser()
        #expect(
            parser.feed([0xFF, 0x31, 0xC3, 0x32, 0x80, 0x33]) == [.character("1"), .character("2"), .character("3")])
    }

    @Test func `a broken sequence does not swallow the key that broke it`() {
        var parser = KeyParser()
        #expect(parser.feed("\u{1B}[1\u{3}".utf8) == [.interrupt])
        #expect(parser.feed("\u{1B}[1\u{1B}[C".utf8) == [.right])
        #expect(parser.feed("\u{1B}]0;never ended\r".utf8) == [.enter])
        #expect(parser.feed("\u{1B}O\r".utf8) == [.enter])
    }

    @Test func `an unfinished sequence ends with a pause`() {
        for start in ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]", "\u{1B}]x\u{1B}"] {
            var parser = KeyParser()
            #expect(parser.feed(start.utf8) == [])
            #expect(parser.flush() == [])
            #expect(parser.feed("5".utf8) == [.character("5")])
        }
    }

    @Test func `any bytes at all are survived`() {
        var parser = KeyParser()
        var generator = SeededGenerator(state: 42)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0...255, using: &generator)
                    : Array("\u{1B}[200~1;O]".utf8).randomElement(using: &generator)!
            }
            _ = parser.feed(bytes)
            if Bool.random(using: &generator) { _ = parser.flush() }
        }
        _ = parser.flush()
        let last = parser.feed([0x03]) + parser.feed([0x03])
        #expect(last.contains(.interrupt))
    }
}
