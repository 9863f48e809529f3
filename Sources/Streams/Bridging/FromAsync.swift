extension Observable where Element: Sendable {
    /// What an async function sends, called in a task of its own for each subscription: complete when it returns.
    ///
    ///     Observable(async: { observer in
    ///         for page in 1...3 { observer.onNext(try await load(page)) }
    ///     })
    ///
    /// The task does not inherit the actor of the subscriber; a function that needs one says so, as `{ @MainActor observer
    /// in … }` does. Disposal cancels the task, and nothing that the function sends after that is delivered. A thrown
    /// error ends the stream.
    ///
    /// - Parameters:
    ///   - priority: That of the task; by default that of the subscriber.
    ///   - body: Sends elements to the observer, from whatever task.
    public init(
        priority: TaskPriority? = nil, async body: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
    ) {
        self = .create { observer in
            Task(priority: priority) {
                do {
                    try await body(observer)
                    observer.onCompleted()
                } catch { observer.onError(error) }
            }
        }
    }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The elements of the sequence, awaited in a task of its own for each subscription.
    ///
    /// Ends as the sequence ends; an error of it is the stream's. Disposal cancels the task.
    public func asObservable() -> Observable<Element> {
        Observable(async: { observer in
            for try await element in self {
                if Task.isCancelled { return }
                observer.onNext(element)
            }
        })
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    /// What an async function returns, called in a task of its own for each subscription.
    ///
    ///     Single.create { try await service.profile(of: user) }
    ///
    /// The task does not inherit the actor of the subscriber. Disposal cancels it. A thrown error is the single's.
    ///
    /// - Parameters:
    ///   - priority: That of the task; by default that of the subscriber.
    ///   - work: Returns the element.
    public static func create(
        priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> {
        .create { observer in
            Task(priority: priority) { do { observer(.success(try await work())) } catch { observer(.failure(error)) } }
        }
    }
}

extension PrimitiveSequence where Trait == MaybeTrait, Element: Sendable {
    /// What an async function returns, called in a task of its own for each subscription; no element for nil.
    ///
    /// The task does not inherit the actor of the subscriber. Disposal cancels it. A thrown error is the maybe's.
    ///
    /// - Parameters:
    ///   - priority: That of the task; by default that of the subscriber.
    ///   - work: Returns the element, or nil.
    public static func create(
        priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element?
    ) -> Maybe<Element> {
        .create { observer in
            Task(priority: priority) {
                do { observer(try await work().map(MaybeEvent.success) ?? .completed) } catch {
                    observer(.error(error))
                }
            }
        }
    }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Complete when an async function returns, which is called in a task of its own for each subscription.
    ///
    /// The task does not inherit the actor of the subscriber. Disposal cancels it. A thrown error is the completable's.
    ///
    /// - Parameters:
    ///   - priority: That of the task; by default that of the subscriber.
    ///   - work: What is to be done.
    public static func create(
        priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Void
    ) -> Completable {
        .create { observer in
            Task(priority: priority) {
                do {
                    try await work()
                    observer(.completed)
                } catch { observer(.error(error)) }
            }
        }
    }
}
