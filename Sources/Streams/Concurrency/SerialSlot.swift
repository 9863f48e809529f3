/// One disposable at a time, disposed when it is replaced and when the lifetime ends.
package final class SerialSlot: Sendable {
    private typealias Content = (number: UInt64, disposable: (any Disposable)?)

    private let content = Locked<Content>((0, nil))
    private let lifetime: Lifetime

    /// An empty slot of an operator that lives as long as `lifetime`.
    package init(_ lifetime: Lifetime) {
        self.lifetime = lifetime
        lifetime.addTeardown { [content] in Self.empty(content) }
    }

    /// Disposes what was kept, then makes `disposable` and keeps it, unless meanwhile another call came: what is scheduled
    /// may run, and replace itself, before the call that schedules it returns.
    package func replace(_ disposable: @autoclosure () -> (any Disposable)?) {
        let (number, old) = content.withLock { content in
            content.number += 1
            return (content.number, content.disposable.take())
        }
        old?.dispose()
        let new = disposable()
        let isLatest = content.withLock { content in
            guard content.number == number else { return false }
            content.disposable = new
            return true
        }
        if !isLatest { new?.dispose() }
        if lifetime.isEnded { Self.empty(content) }
    }

    private static func empty(_ content: Locked<Content>) { content.withLock { $0.disposable.take() }?.dispose() }
}
