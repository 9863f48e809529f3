/// A picture as SVG.
struct Drawing {
    private static let width = 360
    private static let margin = 24.0
    private static let pitch = 21.0

    private let picture: Picture
    private let run: Run
    private let step: Double
    private var parts: [String] = []
    private var y = 8.0

    /// Draws what came of `picture`.
    init(_ picture: Picture, _ run: Run) {
        self.picture = picture
        self.run = run
        step = min(26, (Double(Self.width) - 2 * Self.margin) / Double(max(run.last, 1)))
        for lane in run.sources { draw(lane) }
        drawBox()
        for lane in run.results { draw(lane) }
    }

    /// The picture as a file of its own.
    var file: String { svg(style: "<style>\(Style.sheet)</style>\n") + "\n" }

    /// The picture as a part of a page that has the style sheet.
    var part: String { svg(style: "") }

    /// The picture in words.
    static func words(_ run: Run) -> String { (run.sources + run.results).map(\.words).joined(separator: " ") }

    private func svg(style: String) -> String {
        let height = Int(y.rounded(.up)) + 6
        let id = picture.name
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="marbles" viewBox="0 0 \(Self.width) \(height)" role="img" \
            aria-labelledby="\(id)-title \(id)-desc">
            <title id="\(id)-title">\(picture.name.escaped)</title>
            <desc id="\(id)-desc">\("\(picture.sentence) \(Self.words(run))".escaped)</desc>
            \(style)<rect class="paper" width="\(Self.width)" height="\(height)" rx="8"/>
            \(parts.joined(separator: "\n"))
            </svg>
            """
    }

    private func x(_ tick: Int) -> Double { Self.margin + Double(tick) * step }

    private mutating func draw(_ lane: Lane) {
        let rows = lane.columns.map { $0.marks.count { $0.sign != .completed } }.max() ?? 1
        y += 13
        add("<text class=\"name\" x=\"\(number(x(lane.begin) - 10))\" y=\"\(number(y))\">\(lane.name.escaped)</text>")
        y += 18
        drawAxis(lane)
        for column in lane.columns { draw(column.marks, at: x(column.tick)) }
        y += Double(max(rows, 1) - 1) * Self.pitch + 14
    }

    private mutating func drawAxis(_ lane: Lane) {
        let begin = lane.begin > 0 ? x(lane.begin) : x(0) - 8
        let end = lane.end.map { x($0) } ?? x(run.last) + 14
        let isLeft = !lane.departures.isEmpty
        if lane.isHot || isLeft { line("idle", begin, end) }
        for span in lane.spans {
            let from = span.from > 0 ? x(span.from) : x(0) - 8
            line("axis", from, span.to.map { x($0) } ?? end)
            if span.from > 0 { add("<circle class=\"cut\" cx=\"\(number(from))\" cy=\"\(number(y))\" r=\"3\"/>") }
        }
        if lane.end == nil && lane.spans.contains(where: { $0.to == nil }) {
            draw(
                "axis",
                "M\(number(end - 4)) \(number(y - 4))L\(number(end)) \(number(y))L\(number(end - 4)) \(number(y + 4))")
        }
        for tick in lane.departures {
            let width = lane.marks.filter { $0.tick == tick }.map { self.width(of: $0) }.max() ?? 0
            let x = self.x(tick) + (width > 0 ? width / 2 + 4 : 0)
            if width > 0 { line("axis", self.x(tick), x) }
            draw("axis", "M\(number(x - 3)) \(number(y + 7))L\(number(x + 3)) \(number(y - 7))")
        }
    }

    private mutating func draw(_ marks: [Lane.Mark], at x: Double) {
        let stacked = marks.filter { $0.sign != .completed }
        if let completion = marks.first(where: { $0.sign == .completed }) {
            let bottom = y + 9 + Double(max(stacked.count, 1) - 1) * Self.pitch + (stacked.isEmpty ? 0 : 5)
            let top = y - (stacked.isEmpty ? 9 : 14)
            add(
                "<path class=\"bar\(completion.isHeard ? "" : " missed")\" d=\"M\(number(x)) \(number(top))V\(number(bottom))\"/>"
            )
        }
        for (row, mark) in stacked.enumerated() {
            let y = y + Double(row) * Self.pitch
            switch mark.sign {
            case .element(let text): draw(text, x, y, mark.isHeard)
            default:
                add(
                    "<path class=\"cross\(mark.isHeard ? "" : " missed")\" d=\"M\(number(x - 6)) \(number(y - 6))l12 12m0 -12l-12 12\"/>"
                )
            }
        }
    }

    private mutating func draw(_ text: String, _ x: Double, _ y: Double, _ isHeard: Bool) {
        let width = self.width(of: text)
        let left = min(max(x - width / 2, 2), Double(Self.width) - 2 - width)
        let shape =
            "x=\"\(number(left))\" y=\"\(number(y - 9))\" width=\"\(number(width))\" height=\"18\" rx=\"9\"/>"
        if !isHeard { add("<rect class=\"paper\" \(shape)") }
        add(
            """
            <g\(isHeard ? "" : " class=\"missed\"")><rect class="ball \(Style.colour(of: text))" \(shape)\
            <text x="\(number(left + width / 2))" y="\(number(y + 3.8))">\(text.escaped)</text></g>
            """)
    }

    private func width(of text: String) -> Double { max(18, Double(text.count) * 6.3 + 8) }

    private func width(of mark: Lane.Mark) -> Double {
        if case .element(let text) = mark.sign { width(of: text) } else { 0 }
    }

    private mutating func drawBox() {
        let lines = picture.call.split(separator: "\n", omittingEmptySubsequences: false)
        y += 4
        let height = Double(lines.count) * 16 + 12
        add(
            "<rect class=\"box\" x=\"8.5\" y=\"\(number(y + 0.5))\" width=\"343\" height=\"\(number(height))\" rx=\"5\"/>"
        )
        for (index, line) in lines.enumerated() {
            add(
                "<text class=\"call\" x=\"180\" y=\"\(number(y + 18.5 + Double(index) * 16))\">\(String(line).escaped)</text>"
            )
        }
        y += height + 6
    }

    private mutating func line(_ style: String, _ from: Double, _ to: Double) {
        add("<path class=\"\(style)\" d=\"M\(number(from)) \(number(y))H\(number(to))\"/>")
    }

    private mutating func draw(_ style: String, _ path: String) { add("<path class=\"\(style)\" d=\"\(path)\"/>") }

    private mutating func add(_ part: String) { parts.append(part) }

    /// A length with at most one digit after the point.
    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}

extension String {
    /// The text as it stands in XML.
    var escaped: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(character)
            }
        }
    }
}
