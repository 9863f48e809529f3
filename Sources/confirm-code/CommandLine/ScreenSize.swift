/// Columns and rows of a screen that is drawn and not shown.
struct ScreenSize: Equatable, Sendable {
    static let usual = ScreenSize(columns: 80, rows: 24)
    /// What its words look like.
    static let wanted = "WxH, columns and rows from 1 to \(largestSide)"
    private static let largestSide = 500

    let columns: Int
    let rows: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Reads `80x24`.
    init?(_ text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy((1...Self.largestSide).contains), text.allSatisfy(\.isASCIIDigitOrX)
        else { return nil }
        self.init(columns: sides[0], rows: sides[1])
    }
}

extension Character {
    fileprivate var isASCIIDigitOrX: Bool { ("0"..."9").contains(self) || self == "x" }
}
