/// What a colour on a screen means. Which colour that is, in light and in dark, is the platform's.
public enum ColorRole: Hashable, Sendable, CaseIterable {
    /// What is read.
    case text
    /// What is read second.
    case secondaryText
    /// What can be tapped, and where the next digit goes.
    case accent
    /// The frame of an empty box.
    case frame
    /// What was rejected.
    case invalid
    /// What was done.
    case success
}
