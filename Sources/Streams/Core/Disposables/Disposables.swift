/// Namespace of the ready-made disposables.
public enum Disposables {
    /// A disposable that does nothing.
    public static func create() -> any Disposable { NopDisposable() }

    /// A disposable that calls `dispose` once.
    public static func create(with dispose: @escaping @Sendable () -> Void) -> any Disposable {
        let lifetime = Lifetime()
        lifetime.addTeardown(dispose)
        return lifetime
    }

    /// A disposable that disposes all of `disposables`, in order.
    public static func create(_ disposables: any Disposable...) -> any Disposable { create(disposables) }

    /// A disposable that disposes all of `disposables`, in order.
    public static func create(_ disposables: [any Disposable]) -> any Disposable {
        let lifetime = Lifetime()
        for disposable in disposables.reversed() { lifetime.add(disposable) }
        return lifetime
    }
}

struct NopDisposable: Disposable {
    func dispose() {}
}

extension Disposable {
    /// Whether it is of exactly that type; a failing cast would cost ten times as much.
    func isA(_ type: (some Disposable).Type) -> Bool { Self.self == type }

    /// Itself, where it is of exactly that type.
    func exactly<Kind: Disposable>(_ type: Kind.Type) -> Kind? { isA(type) ? self as? Kind : nil }
}
