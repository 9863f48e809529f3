/// Both an observable and an observer.
public protocol SubjectType<Element>: AttachableType, ObserverType {
    /// The subject as an observer alone.
    func asObserver() -> AnyObserver<Element>
}
