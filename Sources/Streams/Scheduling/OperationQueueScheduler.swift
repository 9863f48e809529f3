import Foundation

/// An operation queue as a scheduler. How many run at once is the queue's own setting.
public final class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue that work runs on.
    public let operationQueue: OperationQueue
    /// The priority of the work in the queue.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler of `operationQueue`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs `action` on the queue.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        RealTime.note("an operation queue")
        let item = ScheduledItem(state, action)
        let operation = BlockOperation { item.run() }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return item
    }
}
