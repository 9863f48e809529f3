/// The rule of zip: elements wait in their seat until each seat has one.
final class ZipSeats<Result> {
    /// One source's waiting elements.
    final class Seat<Element> {
        fileprivate let waiting = Fifo<Element>()
        fileprivate var isDone = false
        private let tally: Tally

        fileprivate init(_ tally: Tally) { self.tally = tally }

        /// Takes the first that waits. There is one when the result is asked for.
        func pop() -> Element {
            let element = waiting.removeFirst()
            if waiting.isEmpty {
                tally.empty += 1
                if isDone { tally.isExhausted = true }
            }
            return element
        }
    }

    /// What the seats count together.
    fileprivate final class Tally {
        var empty = 0
        var isExhausted = false
    }

    private let seats: Seats<Result>
    private let tally = Tally()

    private init(_ seats: Seats<Result>) { self.seats = seats }

    /// A stream of results.
    ///
    /// - Parameter arrange: Takes a seat for each source, and returns how a result is made of them.
    static func combine(_ arrange: @escaping (ZipSeats) -> () throws -> Result) -> Observable<Result> {
        Seats.combine { arrange(ZipSeats($0)) }
    }

    /// A stream of what `result` makes of sources of any number.
    static func combine<each Element>(
        _ source: repeat Observable<each Element>, result: @escaping (repeat each Element) throws -> Result
    ) -> Observable<Result> {
        combine { seats in
            let seat = (repeat seats.take(each source))
            return { try result(repeat (each seat).pop()) }
        }
    }

    /// A seat for `source`.
    func take<Element>(_ source: some ObservableConvertibleType<Element>) -> Seat<Element> {
        let seat = Seat<Element>(tally)
        tally.empty += 1
        seats.seat(source, next: { self.receive($0, seat) }, end: { self.end($0, seat) })
        return seat
    }

    private func receive<Element>(_ element: Element, _ seat: Seat<Element>) {
        if seat.waiting.isEmpty { tally.empty -= 1 }
        seat.waiting.append(element)
        guard tally.empty == 0, seats.send() else { return }
        if tally.isExhausted, !seats.lifetime.isEnded { seats.observer.end(.completed) }
    }

    private func end<Element>(_ termination: Termination, _ seat: Seat<Element>) {
        if case .error = termination { return seats.observer.end(termination) }
        seat.isDone = true
        if seat.waiting.isEmpty { seats.observer.end(.completed) }
    }
}
