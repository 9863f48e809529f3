/// A line that tells how things stand.
public enum ScreenMessage: Hashable, Sendable {
    /// Something went wrong.
    case error(String)
    /// Something was done.
    case info(String)

    /// What it says.
    public var text: String {
        switch self {
        case .error(let text), .info(let text): text
        }
    }

    /// Its colour.
    public var role: ColorRole {
        switch self {
        case .error: .invalid
        case .info: .success
        }
    }
}
