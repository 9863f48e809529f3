/// How the elements of a ``SharedSequence`` are shared.
public protocol SharingStrategyProtocol: SendableMetatype, ElementTrait, JoinableTrait {
    /// Whether a late observer is told the latest element first.
    static var replaysLatest: Bool { get }
}

/// A stream for the main actor: it delivers there, never fails, and all its observers share one subscription.
///
/// Closures of its operators run on the main actor, once for each element, however many observe. ``Driver`` tells a late
/// observer the latest element, ``Signal`` does not; both are this type.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: TraitType {
    /// How it is shared.
    public typealias Trait = SharingStrategy
    /// Nothing can be thrown.
    public typealias Failure = Never
    /// A sequence of other elements, shared as this one is.
    public typealias Shared<Result> = SharedSequence<SharingStrategy, Result>

    /// Main only: attached and ended on the main queue, sending there.
    @usableFromInline let source: Observable<Element>

    /// What `source` sends, shared. It is trusted not to fail, and, being attached and ended on the main queue, to send there.
    @inlinable public init(trusting source: Observable<Element>) {
        let shared = MainShared(source.attach, replaysLatest: SharingStrategy.replaysLatest)
        self.source = Observable { shared.attach($0, $1) }
    }

    /// `source` as it is, shared already.
    init(shared source: Observable<Element>) { self.source = source }

    /// What `source` sends, brought to the main queue and shared. `source` does not fail.
    init(bringing source: Observable<Element>) where Element: Sendable { self.init(trusting: source.onMain()) }

    /// What `source` sends, brought to the main queue and shared; after an error it goes on with what `recover` makes of it.
    init(bringing source: Observable<Element>, recover: @escaping @MainActor (any Error) -> Self)
    where Element: Sendable {
        let recover = MainQueue.unisolated(recover)
        self.init(trusting: source.onMain().catch { recover($0).source })
    }
}

extension SharedSequence: Sendable where Element: Sendable {}

/// A type that can be seen as a ``SharedSequence``.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How its elements are shared.
    associatedtype SharingStrategy: SharingStrategyProtocol
    /// The shared sequence of it.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
    /// The sequence itself.
    public func asSharedSequence() -> SharedSequence { self }

    /// The elements for whoever wants them, sent on the main queue. A subscription from elsewhere is made there soon.
    public func asObservable() -> Observable<Element> {
        Observable { [attach = source.attach] observer, lifetime in
            if MainQueue.isCurrent { return attach(observer, lifetime) }
            let observer = Held(observer)
            MainQueue.run { if !lifetime.isEnded { attach(observer.value, lifetime) } }
        }
    }
}

extension SharedSequence {
    /// Subscribes closures of the main actor.
    func observe(
        onNext: (@MainActor (Element) -> Void)?, onCompleted: (@MainActor () -> Void)?,
        onDisposed: (@MainActor () -> Void)?
    ) -> any Disposable {
        asObservable().subscribe(
            onNext: onNext.map { MainQueue.unisolated($0) }, onCompleted: onCompleted.map { MainQueue.unisolated($0) },
            onDisposed: onDisposed.map { onDisposed in { @Sendable in MainQueue.run(onDisposed) } })
    }

    /// Subscribes closures of the main actor that get `object`, which is kept weakly.
    @MainActor func observe<Object: AnyObject>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)?, onCompleted: (@MainActor (Object) -> Void)?,
        onDisposed: (@MainActor (Object) -> Void)?
    ) -> any Disposable {
        observe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } },
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } })
    }
}
