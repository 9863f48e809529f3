/// The sources of an operator that makes a result of an element of each, whatever their number and whatever the rule.
struct Seats<Result> {
    let observer: AnyObserver<Result>
    let lifetime: Lifetime
    private let funnel: Funnel
    private let sources = Cell<[() -> Void]>([])
    private let result = Cell<(() throws -> Result)?>(nil)

    /// A stream of results.
    ///
    /// - Parameter arrange: Gives each source a seat, and returns how a result is made of them.
    static func combine(_ arrange: @escaping (Seats) -> () throws -> Result) -> Observable<Result> {
        let arrange = Held(arrange)
        return Observable { observer, lifetime in
            let seats = Seats(observer: observer, lifetime: lifetime, funnel: Funnel(lifetime))
            seats.result.value = arrange.value(seats)
            seats.funnel.attachAll(seats.sources.take())
        }
    }

    /// Takes `source` in, which is subscribed to when all are seated.
    func seat<Element>(
        _ source: some ObservableConvertibleType<Element>, next: @escaping (Element) -> Void,
        end: @escaping (Termination) -> Void
    ) {
        let attach = source.asObservable().attach
        sources.value.append { [funnel] in funnel.attach(attach, next: next, end: end) }
    }

    /// Sends a result. Where that throws an error, it ends the stream and answers false.
    @discardableResult
    func send() -> Bool {
        guard let result = result.value else { return false }
        do {
            observer.next(try result())
            return true
        } catch {
            observer.end(.error(error))
            return false
        }
    }
}
