/// The seats of the sources of a combineLatest, whatever their number: who has sent, who is done, and when to send.
final class LatestSeats<Result>: Sendable {
    /// One source's latest element.
    final class Seat<Element>: Sendable {
        fileprivate let element = Cell<Element?>(nil)

        /// The latest element. There is one when the result is asked for.
        var latest: Element { element.value! }
    }

    private let observer: Held<AnyObserver<Result>>
    private let lifetime: Lifetime
    private let funnel: Funnel
    private let silent = Cell(0)
    private let running = Cell(0)
    private let sources = Cell<[() -> Void]>([])
    private let result = Cell<(() throws -> Result)?>(nil)

    private init(_ observer: AnyObserver<Result>, _ lifetime: Lifetime) {
        self.observer = Held(observer)
        self.lifetime = lifetime
        funnel = Funnel(lifetime)
    }

    /// A stream of results.
    ///
    /// - Parameter arrange: Takes a seat for each source, and returns how a result is made of them.
    static func combine(_ arrange: @escaping (LatestSeats) -> () throws -> Result) -> Observable<Result> {
        let arrange = Held(arrange)
        return Observable { observer, lifetime in
            let seats = LatestSeats(observer, lifetime)
            seats.result.value = arrange.value(seats)
            seats.funnel.attachAll(seats.sources.take(), lifetime)
        }
    }

    /// A seat for `source`, which is subscribed to when all are seated.
    func take<Source: ObservableConvertibleType>(_ source: Source) -> Seat<Source.Element> {
        let seat = Seat<Source.Element>()
        let attach = source.asObservable().attach
        silent.value += 1
        running.value += 1
        sources.value.append { [self] in
            funnel.attach(attach, next: { self.receive($0, seat) }, end: { self.end($0, seat) })
        }
        return seat
    }

    private func receive<Element>(_ element: Element, _ seat: Seat<Element>) {
        if seat.element.value == nil { silent.value -= 1 }
        seat.element.value = element
        guard silent.value == 0, let result = result.value else { return }
        do {
            observer.value.next(try result())
        } catch {
            observer.value.end(.error(error))
        }
    }

    private func end<Element>(_ termination: Termination, _ seat: Seat<Element>) {
        if case .error = termination { return observer.value.end(termination) }
        running.value -= 1
        if seat.element.value == nil || running.value == 0 { observer.value.end(.completed) }
    }
}
