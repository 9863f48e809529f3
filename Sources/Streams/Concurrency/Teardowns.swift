/// A teardown made of a closure, which is freed once it has run.
final class TeardownLink: Link, @unchecked Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
        super.init()
    }

    override func run() { action() }
}

/// A teardown that disposes something.
final class DisposableLink: Link, @unchecked Sendable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
        super.init()
    }

    override func run() { disposable.dispose() }
}
