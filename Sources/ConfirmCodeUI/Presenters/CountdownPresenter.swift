import ConfirmCode

/// What the wait for a new code looks like, and what is said of it.
public struct CountdownPresenter: Hashable, Sendable {
    /// What is left as `mm:ss`.
    public let text: String
    /// What has passed as a part of the whole, 0…1.
    public let progress: Double
    /// Whether it is over, so that it is not shown.
    public let isHidden: Bool
    /// What assistive technology says of it, such as "New code in 59 seconds".
    public let accessibilityLabel: String

    /// What `reading` looks like.
    public init(_ reading: Countdown.Reading, texts: SignInTexts = .current) {
        text = reading.text
        progress = 1 - reading.fraction
        isHidden = reading.isExpired
        accessibilityLabel = texts.countdown(reading.seconds)
    }

    /// What to say aloud now that it looks like this and looked like `old` before: that the wait is over. Seconds are not
    /// counted aloud.
    public func announcement(after old: CountdownPresenter) -> String? {
        isHidden && !old.isHidden ? accessibilityLabel : nil
    }
}
