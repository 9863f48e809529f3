/// What a piece of the screen means; how that looks is the ``Palette``'s.
enum Style: CaseIterable, Sendable {
    case plain, accent, strong, dim, error, success, selected
}

/// How each style looks on a terminal.
struct Palette: Equatable, Sendable {
    let hasColor: Bool

    /// The palette for an environment: no colour where `NO_COLOR` is set and not empty (no-color.org).
    init(environment: [String: String]) { hasColor = (environment["NO_COLOR"] ?? "").isEmpty }

    /// The sequence that selects `style`, whatever was selected before.
    func selection(of style: Style) -> String {
        switch style {
        case .plain: "\u{1B}[0m"
        case .strong: "\u{1B}[0;1m"
        case .dim: "\u{1B}[0;2m"
        case .selected: "\u{1B}[0;7m"
        case .accent: hasColor ? "\u{1B}[0;36m" : "\u{1B}[0m"
        case .error: hasColor ? "\u{1B}[0;1;31m" : "\u{1B}[0;1m"
        case .success: hasColor ? "\u{1B}[0;1;32m" : "\u{1B}[0;1m"
        }
    }
}
