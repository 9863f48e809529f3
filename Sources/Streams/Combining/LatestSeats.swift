/// The rule of combineLatest: each seat keeps its latest element, and a result is sent once all have one.
final class LatestSeats<Result> {
    /// One source's latest element.
    struct Seat<Element> {
        fileprivate let slot = SlotCell<Element>()

        /// The latest element. There is one when the result is asked for.
        var latest: Element { slot.element }
    }

    private let seats: Seats<Result>
    private var silent = 0
    private var running = 0

    private init(_ seats: Seats<Result>) { self.seats = seats }

    /// A stream of results.
    ///
    /// - Parameter arrange: Takes a seat for each source, and returns how a result is made of them.
    static func combine(_ arrange: @escaping (LatestSeats) -> () throws -> Result) -> Observable<Result> {
        Seats.combine { arrange(LatestSeats($0)) }
    }

    /// A stream of what `result` makes of sources of any number.
    static func combine<each Element>(
        _ source: repeat Observable<each Element>, result: @escaping (repeat each Element) throws -> Result
    ) -> Observable<Result> {
        combine { seats in
            let seat = (repeat seats.take(each source))
            return { try result(repeat (each seat).latest) }
        }
    }

    /// A seat for `source`.
    func take<Element>(_ source: some ObservableConvertibleType<Element>) -> Seat<Element> {
        let seat = Seat<Element>()
        silent += 1
        running += 1
        seats.seat(source, next: { self.receive($0, seat) }, end: { self.end($0, seat) })
        return seat
    }

    private func receive<Element>(_ element: Element, _ seat: Seat<Element>) {
        if !seat.slot.isFull { silent -= 1 }
        seat.slot.put(element)
        if silent == 0 { seats.send() }
    }

    private func end<Element>(_ termination: Termination, _ seat: Seat<Element>) {
        if case .error = termination { return seats.observer.end(termination) }
        running -= 1
        if !seat.slot.isFull || running == 0 { seats.observer.end(.completed) }
    }
}
