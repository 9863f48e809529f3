/// The seats of the sources of a zip, whatever their number.
final class ZipSeats<Result>: Sendable {
    typealias Core = ZipCore<Result>

    private let tally = Cell(ZipTally())
    private let sources = Cell<[(Core) -> Void]>([])

    /// A stream of results.
    ///
    /// - Parameter arrange: Takes a seat for each source, and returns how a result is made of them.
    static func combine(_ arrange: @escaping (ZipSeats) -> () throws -> Result) -> Observable<Result> {
        let arrange = Held(arrange)
        return Observable { observer, lifetime in
            let seats = ZipSeats()
            let result = arrange.value(seats)
            let core = Core(observer, lifetime, seats.tally, result)
            let sources = seats.sources.take()
            CurrentThread.run {
                for subscribe in sources where !lifetime.isEnded { subscribe(core) }
            }
        }
    }

    /// A seat for `source`, which is subscribed to when all are seated.
    func take<Source: ObservableConvertibleType>(_ source: Source) -> ZipSeat<Source.Element> {
        let seat = ZipSeat<Source.Element>(tally)
        let attach = source.asObservable().attach
        tally.value.empty += 1
        sources.value.append { core in core.seat(attach, at: seat) }
        return seat
    }
}

/// What the seats count together.
private struct ZipTally {
    var empty = 0
    var isExhausted = false
}

/// One source's waiting elements.
final class ZipSeat<Element>: Sendable {
    fileprivate let waiting = Fifo<Element>()
    fileprivate let isDone = Cell(false)
    private let tally: Cell<ZipTally>

    fileprivate init(_ tally: Cell<ZipTally>) {
        self.tally = tally
    }

    /// Takes the first that waits. There is one when the result is asked for.
    func takeFirst() -> Element {
        let element = waiting.removeFirst()
        if waiting.isEmpty {
            tally.value.empty += 1
            if isDone.value { tally.value.isExhausted = true }
        }
        return element
    }
}

/// What waits, who is done, and when to send.
final class ZipCore<Result>: Sendable {
    private let observer: Held<AnyObserver<Result>>
    private let lifetime: Lifetime
    private let funnel: Funnel
    private let tally: Cell<ZipTally>
    private let result: Supply<Result>

    fileprivate init(
        _ observer: AnyObserver<Result>, _ lifetime: Lifetime, _ tally: Cell<ZipTally>,
        _ result: @escaping () throws -> Result
    ) {
        self.observer = Held(observer)
        self.lifetime = lifetime
        self.tally = tally
        self.result = Supply(result)
        funnel = Funnel(lifetime)
    }

    fileprivate func seat<Element>(_ attach: Observable<Element>.Attach, at seat: ZipSeat<Element>) {
        funnel.attach(attach, next: { self.receive($0, seat) }, end: { self.end($0, seat) })
    }

    private func receive<Element>(_ element: Element, _ seat: ZipSeat<Element>) {
        if seat.waiting.isEmpty { tally.value.empty -= 1 }
        seat.waiting.append(element)
        guard tally.value.empty == 0 else { return }
        do {
            observer.value.next(try result.make())
        } catch {
            return observer.value.end(.error(error))
        }
        if tally.value.isExhausted, !lifetime.isEnded { observer.value.end(.completed) }
    }

    private func end<Element>(_ termination: Termination, _ seat: ZipSeat<Element>) {
        if case .error = termination { return observer.value.end(termination) }
        seat.isDone.value = true
        if seat.waiting.isEmpty { observer.value.end(.completed) }
    }
}
