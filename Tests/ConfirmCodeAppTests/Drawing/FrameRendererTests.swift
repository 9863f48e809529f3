import Testing

@testable import confirm_code

@Suite struct FrameRendererTests {
    @Test func `the first frame is drawn whole, on a cleared screen`() {
        var frame = Frame(width: 3, height: 2)
        frame.draw("ab", column: 1, row: 1, style: .accent)
        var renderer = FrameRenderer(palette: Palette(environment: [:]))
        #expect(renderer.render(frame) == "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[2;2H\u{1B}[0;36mab\u{1B}[0m")
    }

    @Test func `the same frame again needs nothing`() {
        let frame = Frame(width: 3, height: 2)
        var renderer = FrameRenderer(palette: Palette(environment: [:]))
        #expect(renderer.render(frame) == "\u{1B}[?25l\u{1B}[0m\u{1B}[2J")
        #expect(renderer.render(frame) == "")
    }

    @Test func `only the cells that differ are sent`() {
        var frame = Frame(width: 20, height: 3)
        frame.draw("wait 59", column: 2, row: 1)
        var renderer = FrameRenderer(palette: Palette(environment: [:]))
        _ = renderer.render(frame)
        frame.draw("8", column: 8, row: 1)
        frame.cursor = Frame.Position(column: 0, row: 2)
        #expect(renderer.render(frame) == "\u{1B}[?25l\u{1B}[2;9H\u{1B}[0m8\u{1B}[3;1H\u{1B}[?25h")
    }

    @Test func `another size or a spoilt screen draws the whole frame`() {
        var renderer = FrameRenderer(palette: Palette(environment: [:]))
        _ = renderer.render(Frame(width: 3, height: 2))
        #expect(renderer.render(Frame(width: 4, height: 2)).contains("\u{1B}[2J"))
        renderer.invalidate()
        #expect(renderer.render(Frame(width: 4, height: 2)).contains("\u{1B}[2J"))
    }

    @Test func `NO_COLOR leaves bold and reverse but no colour`() {
        let styles: [Style] = [.plain, .accent, .strong, .dim, .error, .success, .selected]
        let plain = Palette(environment: ["NO_COLOR": "1"])
        for style in styles {
            #expect(!plain.selection(of: style).contains("3"))
            #expect(plain.selection(of: style).hasPrefix("\u{1B}[0"))
        }
        #expect(plain.selection(of: .selected) == "\u{1B}[0;7m")
        #expect(plain.selection(of: .error) == "\u{1B}[0;1m")
        #expect(Palette(environment: ["NO_COLOR": ""]).selection(of: .error) == "\u{1B}[0;1;31m")
    }

    @Test func `whatever frames follow each other, the terminal shows the last one`() {
        let words = ["abc", "漢字", "👍", "│ 1 │", "e\u{301}", " ", "1️⃣", "12345678901234", "🇬🇧x"]
        let styles: [Style] = [.plain, .accent, .dim, .selected, .error]
        let palette = Palette(environment: [:])
        var renderer = FrameRenderer(palette: palette)
        var generator = SeededGenerator(state: 7)
        var screen = VirtualScreen(width: 12, height: 5)
        var frame = Frame(width: 12, height: 5)
        for step in 0..<400 {
            if step % 40 == 0 { frame = Frame(width: 12, height: 5) }
            frame.draw(
                words.randomElement(using: &generator)!, column: Int.random(in: -2..<12, using: &generator),
                row: Int.random(in: 0..<5, using: &generator), style: styles.randomElement(using: &generator)!)
            screen.feed(renderer.render(frame).utf8)
            #expect(screen.lines == frame.lines)
            #expect(screen.unknown == [])
            for (index, cell) in frame.cells.enumerated() where cell.character != nil {
                let shown = screen.cells[index / 12][index % 12]
                #expect(
                    "\u{1B}[\(shown.rendition.isEmpty ? "0" : shown.rendition)m" == palette.selection(of: cell.style))
            }
        }
    }
}
