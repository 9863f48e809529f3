/// The sources of an operator that makes a result of an element of each, whatever their number and whatever the rule.
final class Seats<Result> {
    let observer: AnyObserver<Result>
    let lifetime: Lifetime
    private let funnel: Funnel
    private var sources: [() -> Void] = []
    /// Not in a box of any type: a closure read from one is wrapped anew each time.
    private var make: (() throws -> Result)?

    private init(_ observer: AnyObserver<Result>, _ lifetime: Lifetime) {
        self.observer = observer
        self.lifetime = lifetime
        funnel = Funnel(lifetime)
    }

    /// A stream of results.
    ///
    /// - Parameter arrange: Gives each source a seat, and returns how a result is made of them.
    static func combine(_ arrange: @escaping (Seats) -> () throws -> Result) -> Observable<Result> {
        let arrangement = Arrangement(arrange)
        return Observable { observer, lifetime in
            let seats = Seats(observer, lifetime)
            seats.make = arrangement.take(seats)
            let sources = seats.sources
            seats.sources = []
            seats.funnel.attachAll(sources)
        }
    }

    /// Takes `source` in, which is subscribed to when all are seated; one whose only element is known is not even that.
    func seat<Element>(
        _ source: some ObservableConvertibleType<Element>, next: @escaping (Element) -> Void,
        end: @escaping (Termination) -> Void
    ) {
        let source = source.asObservable()
        guard case .scalar(.next(let element)) = source.form else {
            sources.append { [funnel, attach = source.attach] in funnel.attach(attach, next: next, end: end) }
            return
        }
        sources.append { [funnel] in
            if funnel.enter({ next(element) }) {
                next(element)
                funnel.leave()
            }
            funnel.send(.completed, to: end)
        }
    }

    /// Sends a result. Where that throws an error, it ends the stream and answers false.
    @discardableResult func send() -> Bool {
        guard let make else { return false }
        do {
            observer.next(try make())
            return true
        } catch {
            observer.end(.error(error))
            return false
        }
    }
}
