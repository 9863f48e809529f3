import Foundation
import Testing

@testable import confirm_code

@Suite struct FrameSVGTests {
    private let colored = Palette(environment: [:])

    @Test func `a word stands in its cells, in the colour of its meaning`() {
        var frame = Frame(width: 12, height: 2)
        frame.draw("no way", column: 2, row: 1, style: .error)
        let text = FrameSVG(frame, palette: colored).text
        #expect(
            text.contains(
                """
                <g fill="#ff7b72" font-weight="bold">
                <text x="16" y="31" textLength="16" lengthAdjust="spacingAndGlyphs">no</text>
                <text x="40" y="31" textLength="24" lengthAdjust="spacingAndGlyphs">way</text>
                </g>
                """))
        #expect(text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 68" "#))
    }

    @Test func `without colour an error is bold`() {
        var frame = Frame(width: 4, height: 1)
        frame.draw("no", column: 0, row: 0, style: .error)
        let text = FrameSVG(frame, palette: Palette(environment: ["NO_COLOR": "1"])).text
        #expect(text.contains(##"<g fill="#ffffff" font-weight="bold">"##))
        #expect(!text.contains("#ff7b72"))
    }

    @Test func `what has the focus is dark on a bright bar, blanks too`() {
        var frame = Frame(width: 6, height: 1)
        frame.draw(" ok ", column: 1, row: 0, style: .selected)
        let text = FrameSVG(frame, palette: colored).text
        #expect(text.contains(##"<rect x="8" y="0" width="32" height="18" fill="#e6edf3"/>"##))
        #expect(text.contains(##"<text x="16" y="13" textLength="16""##))
    }

    @Test func `rules and blocks are shapes`() {
        var frame = Frame(width: 3, height: 2)
        frame.draw("╭─", column: 0, row: 0, style: .dim)
        frame.draw("█▌", column: 1, row: 1, style: .accent)
        let text = FrameSVG(frame, palette: colored).text
        #expect(
            text.contains(
                ##"<path d="M4 18v-5a4 4 0 0 1 4 -4M8 9h8" fill="none" stroke="#8b949e" stroke-width="1"/>"##))
        #expect(text.contains(##"<path d="M8 18h8v18h-8zM16 18h4v18h-4z" fill="#39c5cf"/>"##))
        #expect(!text.contains("<text"))
    }

    @Test func `the cursor is where it stands, and a wide character has two cells`() {
        var frame = Frame(width: 6, height: 1)
        frame.draw("a漢&<", column: 0, row: 0)
        frame.cursor = Frame.Position(column: 5, row: 0)
        let text = FrameSVG(frame, palette: colored).text
        #expect(text.contains(##"<rect x="40" y="0" width="8" height="18" fill="#6e7681"/>"##))
        #expect(text.contains(##"textLength="40" lengthAdjust="spacingAndGlyphs">a漢&amp;&lt;</text>"##))
    }

    @MainActor
    @Test func `the picture of the README is what its script shows`() throws {
        let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs")
        let script = try String(contentsOf: docs.appending(path: "confirm-code.play"), encoding: .utf8)
        let picture = try String(contentsOf: docs.appending(path: "confirm-code.svg"), encoding: .utf8)
        let options = try Arguments(["--play", "-", "--svg", "-", "--size", "64x18", "--seed", "1"])
        let screen = PlayedScreen(size: options.size, language: options.language)
        try Player(PlayScript(script), options: options, screen: screen, print: { _ in }).run()
        #expect(FrameSVG(screen.frame, palette: colored).text == picture)
    }
}
