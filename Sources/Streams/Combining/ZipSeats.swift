/// The seats of the sources of a zip, whatever their number: what waits, who is done, and when to send.
final class ZipSeats<Result>: Sendable {
    /// What the seats count together.
    fileprivate struct Tally {
        var empty = 0
        var isExhausted = false
    }

    /// One source's waiting elements.
    final class Seat<Element>: Sendable {
        fileprivate let waiting = Cell(Fifo<Element>())
        fileprivate let isDone = Cell(false)
        private let tally: Cell<Tally>

        fileprivate init(_ tally: Cell<Tally>) {
            self.tally = tally
        }

        /// Takes the first that waits. There is one when the result is asked for.
        func takeFirst() -> Element {
            let element = waiting.value.popFirst()!
            if waiting.value.isEmpty {
                tally.value.empty += 1
                if isDone.value { tally.value.isExhausted = true }
            }
            return element
        }
    }

    private let observer: Held<AnyObserver<Result>>
    private let lifetime: Lifetime
    private let funnel: Funnel
    private let tally = Cell(Tally())
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
    static func combine(_ arrange: @escaping (ZipSeats) -> () throws -> Result) -> Observable<Result> {
        let arrange = Held(arrange)
        return Observable { observer, lifetime in
            let seats = ZipSeats(observer, lifetime)
            seats.result.value = arrange.value(seats)
            seats.funnel.attachAll(seats.sources.take(), lifetime)
        }
    }

    /// A seat for `source`, which is subscribed to when all are seated.
    func take<Source: ObservableConvertibleType>(_ source: Source) -> Seat<Source.Element> {
        let seat = Seat<Source.Element>(tally)
        let attach = source.asObservable().attach
        tally.value.empty += 1
        sources.value.append { [self] in
            funnel.attach(attach, next: { self.receive($0, seat) }, end: { self.end($0, seat) })
        }
        return seat
    }

    private func receive<Element>(_ element: Element, _ seat: Seat<Element>) {
        if seat.waiting.value.isEmpty { tally.value.empty -= 1 }
        seat.waiting.value.append(element)
        guard tally.value.empty == 0, let result = result.value else { return }
        do {
            observer.value.next(try result())
        } catch {
            return observer.value.end(.error(error))
        }
        if tally.value.isExhausted, !lifetime.isEnded { observer.value.end(.completed) }
    }

    private func end<Element>(_ termination: Termination, _ seat: Seat<Element>) {
        if case .error = termination { return observer.value.end(termination) }
        seat.isDone.value = true
        if seat.waiting.value.isEmpty { observer.value.end(.completed) }
    }
}
