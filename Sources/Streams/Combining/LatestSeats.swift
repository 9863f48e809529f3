/// The seats of the sources of a combineLatest, whatever their number.
final class LatestSeats<Result>: Sendable {
    typealias Core = LatestCore<Result>

    private let sources = Cell<[(Core) -> Void]>([])

    /// A stream of results.
    ///
    /// - Parameter arrange: Takes a seat for each source, and returns how a result is made of them.
    static func combine(_ arrange: @escaping (LatestSeats) -> () throws -> Result) -> Observable<Result> {
        let arrange = Held(arrange)
        return Observable { observer, lifetime in
            let seats = LatestSeats()
            let result = arrange.value(seats)
            let sources = seats.sources.take()
            let core = Core(observer, lifetime, seats: sources.count, result)
            CurrentThread.run {
                for subscribe in sources where !lifetime.isEnded { subscribe(core) }
            }
        }
    }

    /// A seat for `source`, which is subscribed to when all are seated.
    func take<Source: ObservableConvertibleType>(_ source: Source) -> LatestSeat<Source.Element> {
        let seat = LatestSeat<Source.Element>()
        let source = source.asObservable()
        sources.value.append { core in core.seat(source, at: seat) }
        return seat
    }
}

/// One source's latest element.
final class LatestSeat<Element>: Sendable {
    fileprivate let slot = Slot<Element>()

    /// The latest element. There is one when the result is asked for.
    var latest: Element { slot.element }
}

/// Who has sent, who is done, and when to send.
final class LatestCore<Result>: Sendable {
    private let observer: Held<AnyObserver<Result>>
    private let funnel: Funnel
    private let silent: Cell<Int>
    private let running: Cell<Int>
    private let result: Supply<Result>

    fileprivate init(
        _ observer: AnyObserver<Result>, _ lifetime: Lifetime, seats: Int, _ result: @escaping () throws -> Result
    ) {
        self.observer = Held(observer)
        self.result = Supply(result)
        funnel = Funnel(lifetime)
        silent = Cell(seats)
        running = Cell(seats)
    }

    /// Subscribes to `source`, or takes its only element where that is known beforehand.
    fileprivate func seat<Element>(_ source: Observable<Element>, at seat: LatestSeat<Element>) {
        if case .scalar(.next(let element)) = source.form {
            if funnel.enter({ self.receive(element, seat) }) {
                receive(element, seat)
                funnel.leave()
            }
            funnel.send(.completed) { self.end($0, seat) }
        } else {
            funnel.attach(source.attach, next: { self.receive($0, seat) }, end: { self.end($0, seat) })
        }
    }

    private func receive<Element>(_ element: Element, _ seat: LatestSeat<Element>) {
        if !seat.slot.isFull { silent.value -= 1 }
        seat.slot.put(element)
        guard silent.value == 0 else { return }
        do {
            observer.value.next(try result.make())
        } catch {
            observer.value.end(.error(error))
        }
    }

    private func end<Element>(_ termination: Termination, _ seat: LatestSeat<Element>) {
        if case .error = termination { return observer.value.end(termination) }
        running.value -= 1
        if !seat.slot.isFull || running.value == 0 { observer.value.end(.completed) }
    }
}
