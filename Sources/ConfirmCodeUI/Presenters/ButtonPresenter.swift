/// What a button says and does.
public struct ButtonPresenter: Hashable, Sendable {
    /// What it says.
    public let title: String
    /// Whether it can be tapped.
    public let isEnabled: Bool
    /// Whether what it started is on its way.
    public let isBusy: Bool
    /// Whether it is there.
    public let isHidden: Bool
    /// What assistive technology says it is doing; nothing while it does nothing.
    public let accessibilityValue: String

    init(_ title: String, isEnabled: Bool, isBusy: Bool = false, isHidden: Bool = false, busy: String = "") {
        self.title = title
        self.isEnabled = isEnabled && !isBusy
        self.isBusy = isBusy
        self.isHidden = isHidden
        accessibilityValue = isBusy ? busy : ""
    }
}
