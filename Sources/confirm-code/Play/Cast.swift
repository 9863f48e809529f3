/// A recording for asciinema's player, version 2: a line of JSON about the screen, then one for each piece of output.
struct Cast {
    /// How long the last picture stays, in tenths of a second.
    private static let hold = 20

    let text: String

    /// A recording of `moments`, whose first one is its start.
    init(_ moments: [PlayedScreen.Moment], size: ScreenSize, palette: Palette) {
        var renderer = FrameRenderer(palette: palette)
        var lines = [#"{"version": 2, "width": \#(size.columns), "height": \#(size.rows), "title": "confirm-code"}"#]
        for moment in moments {
            let output = renderer.render(moment.frame)
            if !output.isEmpty { lines.append(Self.line(output, at: moment.tenths)) }
        }
        lines.append(Self.line("", at: (moments.last?.tenths ?? 0) + Self.hold))
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ output: String, at tenths: Int) -> String {
        #"[\#(tenths / 10).\#(tenths % 10), "o", "\#(escaped(output))"]"#
    }

    /// The text of a JSON string (RFC 8259, section 7).
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
