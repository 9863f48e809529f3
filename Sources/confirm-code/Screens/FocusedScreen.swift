/// A screen on which the keyboard acts on one thing at a time, and goes round all of them.
protocol FocusedScreen {
    /// What can have the keyboard.
    associatedtype Focus: Hashable

    /// What has it.
    var focus: Focus { get set }
    /// What can have it now, in the order of Tab.
    var focusOrder: [Focus] { get }
    /// What has it where nothing else can.
    static var home: Focus { get }
}

extension FocusedScreen {
    /// Goes `step` things on, round and round.
    mutating func moveFocus(by step: Int) {
        let order = focusOrder
        guard !order.isEmpty else { return }
        let index = order.firstIndex(of: focus) ?? 0
        focus = order[(index + step % order.count + order.count) % order.count]
    }

    /// Goes home where what has the keyboard can have it no more.
    mutating func keepFocus() { if !focusOrder.contains(focus) { focus = Self.home } }

    /// Moves the focus where `key` is one for that.
    ///
    /// - Returns: False where it is not.
    mutating func takeFocus(_ key: Key) -> Bool {
        switch key {
        case .tab, .down: moveFocus(by: 1)
        case .backTab, .up: moveFocus(by: -1)
        default: return false
        }
        return true
    }
}
