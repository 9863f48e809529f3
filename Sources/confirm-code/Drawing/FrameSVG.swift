/// A still of a frame as an SVG image: text as text, rules and blocks as shapes, so that no font draws gaps between them.
struct FrameSVG {
    private static let cell = (width: CellShape.width, height: CellShape.height)
    private static let baseline = 13
    private static let fontSize = "13.3"
    private static let margin = 16
    private static let paper = "#0d1117"
    private static let edge = "#30363d"
    private static let ink = "#e6edf3"
    private static let shade = "#6e7681"

    let text: String

    /// The image of `frame`, with colours where the palette has them.
    init(_ frame: Frame, palette: Palette) {
        let width = frame.width * Self.cell.width + 2 * Self.margin
        let height = frame.height * Self.cell.height + 2 * Self.margin
        let layers = Style.allCases.map { Layer(style: $0, frame: frame) }
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
                + #"width="\#(width)" height="\#(height)" role="img">"#,
            "<title>confirm-code</title>",
            #"<rect x="0.5" y="0.5" width="\#(width - 1)" height="\#(height - 1)" rx="10" fill="\#(Self.paper)" "#
                + #"stroke="\#(Self.edge)"/>"#,
            #"<g transform="translate(\#(Self.margin) \#(Self.margin))" font-size="\#(Self.fontSize)" "#
                + #"font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace">"#,
        ]
        if let cursor = frame.cursor { lines.append(Self.rectangle(cursor.column, cursor.row, 1, Self.shade)) }
        for layer in layers { lines += layer.lines(palette: palette) }
        text = (lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func rectangle(_ column: Int, _ row: Int, _ columns: Int, _ color: String) -> String {
        #"<rect x="\#(column * cell.width)" y="\#(row * cell.height)" width="\#(columns * cell.width)" "#
            + #"height="\#(cell.height)" fill="\#(color)"/>"#
    }

    private static func color(of style: Style, _ palette: Palette) -> String {
        switch style {
        case .plain: ink
        case .strong: "#ffffff"
        case .dim: "#8b949e"
        case .selected: paper
        case .accent: palette.hasColor ? "#39c5cf" : ink
        case .error: palette.hasColor ? "#ff7b72" : "#ffffff"
        case .success: palette.hasColor ? "#56d364" : "#ffffff"
        }
    }
}

extension FrameSVG {
    /// What a frame has in one style.
    private struct Layer {
        let style: Style
        private var bars: [String] = []
        private var words: [String] = []
        private var strokes: [CellShape.Stroke: String] = [:]
        private var blocks = ""

        init(style: Style, frame: Frame) {
            self.style = style
            for row in 0..<frame.height {
                var column = 0
                while column < frame.width {
                    let end = (column..<frame.width).first { frame[$0, row]?.style != style } ?? frame.width
                    if end > column { add(frame, row, column..<end) }
                    column = end + 1
                }
            }
        }

        func lines(palette: Palette) -> [String] {
            let color = FrameSVG.color(of: style, palette)
            var lines = bars
            for (stroke, path) in strokes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                lines.append(#"<path d="\#(path)" fill="none" stroke="\#(color)" stroke-width="\#(stroke.rawValue)"/>"#)
            }
            if !blocks.isEmpty { lines.append(#"<path d="\#(blocks)" fill="\#(color)"/>"#) }
            if !words.isEmpty {
                let weight = [.strong, .error, .success].contains(style) ? #" font-weight="bold""# : ""
                lines += [#"<g fill="\#(color)"\#(weight)>"#] + words + ["</g>"]
            }
            return lines
        }

        /// Cells that stand side by side.
        private mutating func add(_ frame: Frame, _ row: Int, _ columns: Range<Int>) {
            if style == .selected { bars.append(FrameSVG.rectangle(columns.lowerBound, row, columns.count, ink)) }
            var word = ""
            var start = columns.lowerBound
            for column in columns {
                guard let character = frame[column, row]?.character else { continue }
                let shape = CellShape(character)
                if character == " " || shape != nil {
                    add(word, row, start)
                    word = ""
                } else {
                    if word.isEmpty { start = column }
                    word.append(character)
                }
                if let shape { add(shape, row, column) }
            }
            add(word, row, start)
        }

        private mutating func add(_ shape: CellShape, _ row: Int, _ column: Int) {
            switch shape {
            case .block(let x, let width):
                blocks += "M\(column * cell.width + x) \(row * cell.height)h\(width)v\(cell.height)h-\(width)z"
            case .lines(let stroke, let x, let y, let path):
                strokes[stroke, default: ""] += "M\(column * cell.width + x) \(row * cell.height + y)\(path)"
            }
        }

        private mutating func add(_ word: String, _ row: Int, _ column: Int) {
            if word.isEmpty { return }
            let escaped = word.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            words.append(
                #"<text x="\#(column * cell.width)" y="\#(row * cell.height + baseline)" "#
                    + #"textLength="\#(word.columns * cell.width)" lengthAdjust="spacingAndGlyphs">\#(escaped)</text>"#)
        }
    }
}
