/// The rule of throttle: an element opens a window; what comes inside it is dropped, or the latest waits for its end.
struct ThrottleWindow<Element> {
    private let length: RxTimeInterval
    private let latest: Bool
    private var closes: RxTime?
    private var waiting: Element?
    private(set) var isDone = false

    /// A rule that no element has met yet.
    init(length: RxTimeInterval, latest: Bool) {
        self.length = length
        self.latest = latest
    }

    /// What is to be done.
    enum Answer {
        /// Send the element now.
        case send(Element)
        /// Ask for ``close(_:at:)`` at this time.
        case wait(until: RxTime)
        /// Nothing.
        case nothing
    }

    mutating func receive(_ element: Element, at now: RxTime) -> Answer {
        guard let closes, now < closes else {
            self.closes = now.advanced(by: length)
            waiting = nil
            return .send(element)
        }
        guard latest else { return .nothing }
        let isFirst = waiting == nil
        waiting = element
        return isFirst ? .wait(until: closes) : .nothing
    }

    /// What waited for `due`, where that is the end of this window. It opens the next one.
    mutating func close(_ due: RxTime, at now: RxTime) -> Element? {
        guard due == closes, let element = waiting.take() else { return nil }
        closes = now.advanced(by: length)
        return element
    }

    /// True where the end may pass. A completion waits for what waits, an error drops it.
    mutating func end(_ termination: Termination) -> Bool {
        isDone = true
        if termination.isError { waiting = nil }
        return waiting == nil
    }
}

extension ThrottleWindow.Answer: Equatable where Element: Equatable {}

extension ObservableType where Element: Sendable {
    /// An element at once, and then at most one every `dueTime`.
    ///
    ///     source  -ab-c------d----|
    ///     throttle(4)
    ///     result  -a---c-----d----|
    ///
    ///     source  -ab-c------d----|
    ///     throttle(4, latest: false)
    ///     result  -a---------d----|
    ///
    /// A completion waits for a pending element; an error drops it and passes at once.
    ///
    /// - Parameters:
    ///   - dueTime: The least time between two elements.
    ///   - latest: Whether the newest element that comes too early is sent when it may.
    ///   - scheduler: Whose clock it is, and where late elements are sent from; others come from where the source sends.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Observable { [attach] observer, lifetime in
            let funnel = Funnel(lifetime)
            let alarm = Alarm(funnel, scheduler)
            let window = Cell(ThrottleWindow<Element>(length: dueTime, latest: latest))
            let close = { (due: RxTime) in
                guard let element = window.value.close(due, at: scheduler.now) else { return }
                observer.next(element)
                if window.value.isDone, !lifetime.isEnded { observer.end(.completed) }
            }
            funnel.attach(attach) { element in
                switch window.value.receive(element, at: scheduler.now) {
                case .send(let element): observer.next(element)
                case .wait(let due): alarm.set(at: due) { close(due) }
                case .nothing: break
                }
            } end: {
                if window.value.end($0) { observer.end($0) }
            }
        }
    }
}
