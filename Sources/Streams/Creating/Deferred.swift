extension Observable {
    /// A stream that is made anew for each subscription.
    ///
    ///     deferred { timer(3) }
    ///     observer 1  ---(0|)
    ///     observer 2        ---(0|)
    ///
    /// An error thrown by `observableFactory` ends it.
    public static func deferred(_ observableFactory: @escaping @Sendable () throws -> Observable) -> Observable {
        Observable { observer, lifetime in
            do {
                try observableFactory().attach(observer, lifetime)
            } catch { if !lifetime.isEnded { observer.end(.error(error)) } }
        }
    }
}
