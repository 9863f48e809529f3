extension Observable {
    /// A stream of a resource that lives as long as the subscription, and is disposed after the stream.
    ///
    ///     resource  a--b--c|
    ///     using(open) { $0.read() }
    ///     result    a--b--c|
    ///
    /// An error thrown by either factory ends it; the resource is disposed then too.
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource, at each subscription.
    ///   - observableFactory: Makes the stream of it.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        observableFactory: @escaping @Sendable (Resource) throws -> Observable
    ) -> Observable {
        Observable { observer, lifetime in
            Observable.deferred {
                let resource = try resourceFactory()
                lifetime.add(resource)
                return try observableFactory(resource)
            }.attach(observer, lifetime)
        }
    }
}
