/// A stream of elements that have a key in common.
public struct GroupedObservable<Key, Element>: AttachableType {
    /// What the elements have in common.
    public let key: Key
    private let source: Observable<Element>

    /// A stream of elements with a key.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// The way in for operators.
    public var attach: Observable<Element>.Attach { source.attach }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}

extension ObservableType {
    /// A stream for each key, announced when the first element of the key comes.
    ///
    ///     source       --1--2---3-4--|
    ///     groupBy { $0 % 2 == 0 ? even : odd }
    ///     result       --oddeven-----|
    ///     stream odd     1------3----|
    ///     stream even       2-----4--|
    ///
    /// Elements of a group that nobody observes are dropped. Ends, with all groups, as the source ends; an error thrown by
    /// `keySelector` ends it too. The source lives until the result and all groups are left.
    public func groupBy<Key: Hashable & SendableMetatype>(
        keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        Observable<GroupedObservable<Key, Element>> { [attach] observer, lifetime in
            let root = CountedLifetime()
            root.hold(in: lifetime)
            let observer = Held(observer)
            let groups = Cell<[Key: PublishSubject<Element>]>([:])
            let inOrder = Cell<[PublishSubject<Element>]>([])
            let end: @Sendable (Termination) -> Void = { termination in
                root.lifetime.end()
                groups.value = [:]
                for subject in inOrder.take() { subject.on(Event(termination)) }
                if !lifetime.isEnded { observer.value.end(termination) }
            }
            let announce = Held({ (key: Key) -> PublishSubject<Element> in
                let subject = PublishSubject<Element>()
                if lifetime.isEnded { return subject }
                groups.value[key] = subject
                inOrder.value.append(subject)
                observer.value.next(GroupedObservable(key: key, source: root.held(subject.attach)))
                return subject
            })
            let next: @Sendable (Element) -> Void = { element in
                do {
                    let key = try keySelector(element)
                    (groups.value[key] ?? announce.value(key)).onNext(element)
                } catch { end(.error(error)) }
            }
            attach(AnyObserver(next: next, end: end), root.lifetime)
        }
    }
}
