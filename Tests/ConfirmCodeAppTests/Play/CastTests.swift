import Foundation
import Testing

@testable import confirm_code

@MainActor
@Suite struct CastTests {
    private let size = ScreenSize(columns: 80, rows: 24)

    @Test func `each moment is a line at its time, and the last one stays for two seconds`() {
        var frames = [Frame(width: 3, height: 1), Frame(width: 3, height: 1)]
        frames[0].draw("a\"", column: 0, row: 0)
        frames[1].draw("b\\", column: 0, row: 0)
        let moments = [
            PlayedScreen.Moment(tenths: 0, frame: frames[0]), PlayedScreen.Moment(tenths: 125, frame: frames[1]),
        ]
        let cast = Cast(moments, size: ScreenSize(columns: 3, rows: 1), palette: Palette(environment: [:]))
        #expect(
            cast.text == #"""
                {"version": 2, "width": 3, "height": 1, "title": "confirm-code"}
                [0.0, "o", "\u001b[?25l\u001b[0m\u001b[2J\u001b[1;1Ha\""]
                [12.5, "o", "\u001b[?25l\u001b[1;1H\u001b[0mb\\"]
                [14.5, "o", ""]

                """#)
    }

    @Test func `whoever plays a recording sees what there was to be seen`() throws {
        let screen = try play("phone +1 555 555 0100\nwait 5\nwrong\nwait 1\ncode")
        let cast = Cast(screen.moments, size: size, palette: Palette(environment: [:])).text
        let lines = cast.split(separator: "\n")
        let header = try JSONDecoder().decode(Header.self, from: Data(lines[0].utf8))
        #expect(header == Header(version: 2, width: 80, height: 24))
        var terminal = VirtualScreen(width: header.width, height: header.height)
        var times: [Double] = []
        var pictures: Set<String> = []
        for line in lines.dropFirst() {
            let event = try JSONDecoder().decode(Event.self, from: Data(line.utf8))
            times.append(event.time)
            terminal.feed(event.output.utf8)
            pictures.insert(terminal.text)
        }
        #expect(terminal.lines == screen.frame.lines)
        #expect(terminal.unknown == [])
        #expect(times == times.sorted())
        #expect(times.first == 0)
        for part in ["Your phone number", "Asking for a code…", "✉ SMS: ", "✗ The code is wrong.", "You are signed in"]
        {
            #expect(pictures.contains { $0.contains(part) }, "\(part)")
        }
    }

    private func play(_ script: String) throws -> PlayedScreen {
        let screen = PlayedScreen(size: size, language: .english)
        var options = try Arguments([])
        options.seed = 1
        try Player(PlayScript(script), options: options, screen: screen, print: { _ in }).run()
        return screen
    }

    private struct Header: Decodable, Equatable {
        let version: Int
        let width: Int
        let height: Int
    }

    private struct Event: Decodable {
        let time: Double
        let output: String

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            time = try list.decode(Double.self)
            #expect(try list.decode(String.self) == "o")
            output = try list.decode(String.self)
        }
    }
}
