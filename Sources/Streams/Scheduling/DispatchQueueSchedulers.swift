import Dispatch

/// A serial dispatch queue as a scheduler. A concurrent queue is made serial by a queue of its own in front.
public final class SerialDispatchQueueScheduler: SchedulerType {
    /// The queue that work runs on.
    public let queue: DispatchQueue
    private let due: DueQueue

    /// A scheduler of a queue.
    ///
    /// - Parameters:
    ///   - queue: The queue, which must be serial.
    ///   - leeway: How much later than due a timer may fire.
    public init(queue: DispatchQueue, leeway: RxTimeInterval = .zero) {
        self.queue = queue
        due = DueQueue(queue, leeway: leeway, isConcurrent: false)
    }

    /// A scheduler of a serial queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The label of the queue.
    ///   - qos: Its quality of service.
    ///   - leeway: How much later than due a timer may fire.
    public convenience init(
        internalSerialQueueName: String, qos: DispatchQoS = .default, leeway: RxTimeInterval = .zero
    ) { self.init(queue: DispatchQueue(label: internalSerialQueueName, qos: qos), leeway: leeway) }

    /// A scheduler of a serial queue of its own, which runs on another.
    ///
    /// - Parameters:
    ///   - queue: The queue that its own one runs on.
    ///   - internalSerialQueueName: The label of its own one.
    ///   - leeway: How much later than due a timer may fire.
    public convenience init(queue: DispatchQueue, internalSerialQueueName: String, leeway: RxTimeInterval = .zero) {
        self.init(queue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// A scheduler of a serial queue of its own with a quality of service.
    ///
    /// - Parameters:
    ///   - qos: The quality of service.
    ///   - internalSerialQueueName: The label of the queue.
    ///   - leeway: How much later than due a timer may fire.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "streams.serial", leeway: RxTimeInterval = .zero
    ) { self.init(internalSerialQueueName: internalSerialQueueName, qos: qos, leeway: leeway) }

    /// The present moment.
    public var now: RxTime { ProcessClock.now }

    /// Runs `action` on the queue once `dueTime` has passed.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { due.schedule(ScheduledItem(state, action), after: dueTime) }
}

/// A concurrent dispatch queue as a scheduler.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
    /// The queue that work runs on.
    public let queue: DispatchQueue
    private let due: DueQueue

    /// A scheduler of a queue.
    ///
    /// - Parameters:
    ///   - queue: The queue.
    ///   - leeway: How much later than due a timer may fire.
    public init(queue: DispatchQueue, leeway: RxTimeInterval = .zero) {
        self.queue = queue
        due = DueQueue(queue, leeway: leeway, isConcurrent: true)
    }

    /// A scheduler of a concurrent queue of its own.
    ///
    /// - Parameters:
    ///   - qos: Its quality of service.
    ///   - leeway: How much later than due a timer may fire.
    public convenience init(qos: DispatchQoS, leeway: RxTimeInterval = .zero) {
        self.init(queue: DispatchQueue(label: "streams.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// The present moment.
    public var now: RxTime { ProcessClock.now }

    /// Runs `action` on the queue once `dueTime` has passed.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { due.schedule(ScheduledItem(state, action), after: dueTime) }
}
