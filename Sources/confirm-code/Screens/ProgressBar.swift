/// A bar that fills in eighths of a column.
struct ProgressBar {
    private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

    /// The bar for a fraction from 0 to 1, `width` columns long. It is empty only for 0 and full only for 1.
    static func text(_ fraction: Double, width: Int) -> String {
        guard width > 0 else { return "" }
        let whole = width * 8
        let wanted = (min(max(fraction.isNaN ? 0 : fraction, 0), 1) * Double(whole)).rounded()
        let filled = fraction >= 1 ? whole : fraction > 0 ? min(max(Int(wanted), 1), whole - 1) : 0
        var bar = String(repeating: eighths[7], count: filled / 8)
        if filled % 8 > 0 { bar.append(eighths[filled % 8 - 1]) }
        return bar + String(repeating: " ", count: width - (filled + 7) / 8)
    }
}

/// The turning sign of work in progress.
struct Spinner {
    private static let phases: [String] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    static func text(_ phase: Int) -> String { phases[abs(phase % phases.count)] }
}
