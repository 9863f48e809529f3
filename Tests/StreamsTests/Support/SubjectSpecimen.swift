import Testing

@testable import Streams

/// The subjects and relays there are, for tests of what they have in common.
enum SubjectKind: CaseIterable, CustomTestStringConvertible {
    case publishSubject, behaviorSubject, replaySubject, publishRelay, behaviorRelay

    /// Those that can end.
    static let subjects: [SubjectKind] = [.publishSubject, .behaviorSubject, .replaySubject]
    /// Those that replay the last element.
    static let replaying: [SubjectKind] = [.behaviorSubject, .replaySubject, .behaviorRelay]

    /// True where a new observer is told `initial` before anything was sent.
    var hasInitial: Bool { self == .behaviorSubject || self == .behaviorRelay }

    var testDescription: String { String(describing: self) }

    /// A subject of this kind, `initial` its first value where it has one. Dropping the result drops the subject.
    func make<Element: Sendable>(_ initial: Element) -> SubjectSpecimen<Element> {
        switch self {
        case .publishSubject: SubjectSpecimen(PublishSubject<Element>())
        case .behaviorSubject: SubjectSpecimen(BehaviorSubject(value: initial))
        case .replaySubject: SubjectSpecimen(ReplaySubject<Element>.create(bufferSize: 1))
        case .publishRelay:
            SubjectSpecimen(relay: PublishRelay<Element>()) {
                $0.accept($1)
            } hasObservers: {
                $0.hasObservers
            }
        case .behaviorRelay:
            SubjectSpecimen(relay: BehaviorRelay(value: initial)) {
                $0.accept($1)
            } hasObservers: {
                $0.hasObservers
            }
        }
    }
}

struct SubjectSpecimen<Element: Sendable>: Sendable {
    let send: @Sendable (Element) -> Void
    let end: @Sendable (Termination) -> Void
    let hasObservers: @Sendable () -> Bool
    let observable: Observable<Element>
    let asObserver: @Sendable () -> AnyObserver<Element>

    func subscribe(
        end: (@Sendable (Termination) -> Void)? = nil, next: @escaping @Sendable (Element) -> Void
    ) -> any Disposable {
        observable.subscribe(
            onNext: next, onError: { end?(.error($0)) }, onCompleted: { end?(.completed) })
    }
}

protocol ObservedSubject<Element>: SubjectType {
    var hasObservers: Bool { get }
}

extension PublishSubject: ObservedSubject {}
extension BehaviorSubject: ObservedSubject {}
extension ReplaySubject: ObservedSubject {}

extension SubjectSpecimen {
    init<Subject: ObservedSubject>(_ subject: Subject) where Subject.Element == Element {
        let held = Held(subject as any ObservedSubject<Element>)
        send = { held.value.onNext($0) }
        end = { held.value.on(Event($0)) }
        hasObservers = { held.value.hasObservers }
        observable = subject.asObservable()
        asObserver = { held.value.asObserver() }
    }

    init<Relay: ObservableType & Sendable>(
        relay: Relay, send: @escaping @Sendable (Relay, Element) -> Void,
        hasObservers: @escaping @Sendable (Relay) -> Bool
    ) where Relay.Element == Element {
        let held = Held(relay)
        self.send = { send(held.value, $0) }
        end = { _ in }
        self.hasObservers = { hasObservers(held.value) }
        observable = relay.asObservable()
        asObserver = { AnyObserver(next: { send(held.value, $0) }, end: { _ in }) }
    }
}
