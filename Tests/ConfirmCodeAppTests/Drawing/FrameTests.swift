import Testing

@testable import confirm_code

@Suite struct FrameTests {
    @Test func `text is drawn at its place and cut at the edges`() {
        var frame = Frame(width: 5, height: 2)
        frame.draw("abc", column: 3, row: 0)
        frame.draw("xyz", column: -1, row: 1)
        frame.draw("no", column: 0, row: 2)
        frame.draw("no", column: 0, row: -1)
        frame.draw("no", column: 9, row: 0)
        frame.draw("no", column: -9, row: 0)
        #expect(frame.lines == ["   ab", "yz"])
    }

    @Test func `a wide character takes two cells`() {
        var frame = Frame(width: 4, height: 1)
        frame.draw("漢a", column: 0, row: 0, style: .accent)
        #expect(frame[0, 0] == Frame.Cell(character: "漢", style: .accent))
        #expect(frame[1, 0] == Frame.Cell(character: nil, style: .accent))
        #expect(frame[2, 0] == Frame.Cell(character: "a", style: .accent))
        #expect(frame.lines == ["漢a"])
    }

    @Test func `a wide character that the edge would cut is left out`() {
        var frame = Frame(width: 3, height: 1)
        frame.draw("a漢漢", column: 0, row: 0)
        #expect(frame.lines == ["a漢"])
        frame.draw("漢", column: 2, row: 0)
        #expect(frame.lines == ["a"])
        frame.draw("漢b", column: -1, row: 0)
        #expect(frame.lines == [" b"])
    }

    @Test func `half of a wide character does not stay behind`() {
        var frame = Frame(width: 6, height: 1)
        frame.draw("漢漢漢", column: 0, row: 0)
        frame.draw("x", column: 1, row: 0)
        #expect(frame.lines == [" x漢漢"])
        frame.draw("y", column: 2, row: 0)
        #expect(frame.lines == [" xy 漢"])
        frame.draw("字", column: 3, row: 0)
        #expect(frame.lines == [" xy字"])
        #expect(frame[5, 0] == .blank)
    }

    @Test func `what no terminal shows is not drawn`() {
        var frame = Frame(width: 8, height: 1)
        frame.draw("a\u{1B}[2Jb\u{7}\u{202E}\n", column: 0, row: 0)
        #expect(frame.lines == ["a[2Jb"])
    }

    @Test func `a frame of no size holds nothing`() {
        for (width, height) in [(0, 0), (-1, 5), (5, -1)] {
            var frame = Frame(width: width, height: height)
            frame.draw("abc", column: 0, row: 0)
            #expect(frame.cells.isEmpty)
            #expect(frame[0, 0] == nil)
        }
    }
}
