/// Disposes what was put into it when it goes away.
///
/// Everything in it is marked as over before any teardown runs.
public final class DisposeBag: Sendable {
    private let lifetime = Lifetime()

    /// An empty bag.
    public init() {}

    /// A bag of `disposables`.
    public convenience init(disposing disposables: any Disposable...) { self.init(disposing: disposables) }

    /// A bag of `disposables`.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// A bag of what `builder` lists.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) { self.init(disposing: builder()) }

    deinit { lifetime.end() }

    /// Puts `disposable` in; a bag that was disposed disposes it at once.
    public func insert(_ disposable: any Disposable) { lifetime.add(disposable) }

    /// Puts `disposables` in.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Puts `disposables` in.
    public func insert(_ disposables: [any Disposable]) { for disposable in disposables { insert(disposable) } }

    /// Puts what `builder` lists in.
    ///
    ///     bag.insert {
    ///         model.code.drive(field)
    ///         model.isBusy.drive(spinner)
    ///     }
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Disposes everything in the bag, now.
    public func dispose() { lifetime.end() }

    /// Lists disposables, one a line, also under conditions and in loops.
    @resultBuilder public enum DisposableBuilder {
        /// One of them.
        public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] { [disposable] }

        /// Those of all lines.
        public static func buildBlock(_ lines: [any Disposable]...) -> [any Disposable] { lines.flatMap { $0 } }

        /// Those under a condition that may not hold.
        public static func buildOptional(_ line: [any Disposable]?) -> [any Disposable] { line ?? [] }

        /// Those under a condition that holds.
        public static func buildEither(first line: [any Disposable]) -> [any Disposable] { line }

        /// Those under the other condition.
        public static func buildEither(second line: [any Disposable]) -> [any Disposable] { line }

        /// Those of a loop.
        public static func buildArray(_ lines: [[any Disposable]]) -> [any Disposable] { lines.flatMap { $0 } }
    }
}
