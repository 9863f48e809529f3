/// What a character looks like that is a drawing and no letter, in a cell of ``width`` by ``height`` units.
enum CellShape: Equatable {
    /// A line's width.
    enum Stroke: Int {
        case light = 1
        case heavy = 2
    }

    /// A bar as high as the cell.
    case block(x: Int, width: Int)
    /// A path that begins at a place, in relative commands of SVG.
    case lines(Stroke, x: Int, y: Int, path: String)

    static let width = 8
    static let height = 18

    /// Nil for a letter.
    init?(_ character: Character) {
        let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
        if let index = eighths.firstIndex(of: character) {
            self = .block(x: 0, width: index + 1)
            return
        }
        switch character {
        case "▕": self = .block(x: 7, width: 1)
        case "─": self = .lines(.light, x: 0, y: 9, path: "h8")
        case "━": self = .lines(.heavy, x: 0, y: 9, path: "h8")
        case "│": self = .lines(.light, x: 4, y: 0, path: "v18")
        case "┃": self = .lines(.heavy, x: 4, y: 0, path: "v18")
        case "╭": self = .lines(.light, x: 4, y: 18, path: "v-5a4 4 0 0 1 4 -4")
        case "╮": self = .lines(.light, x: 0, y: 9, path: "a4 4 0 0 1 4 4v5")
        case "╰": self = .lines(.light, x: 4, y: 0, path: "v5a4 4 0 0 0 4 4")
        case "╯": self = .lines(.light, x: 4, y: 0, path: "v5a4 4 0 0 1 -4 4")
        case "┏": self = .lines(.heavy, x: 4, y: 18, path: "v-9h4")
        case "┓": self = .lines(.heavy, x: 0, y: 9, path: "h4v9")
        case "┗": self = .lines(.heavy, x: 4, y: 0, path: "v9h4")
        case "┛": self = .lines(.heavy, x: 4, y: 0, path: "v9h-4")
        default: return nil
        }
    }
}
