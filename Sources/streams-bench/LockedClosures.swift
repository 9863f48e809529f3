import Dispatch
import Foundation

/// A list of closures behind a lock, for several threads.
final class LockedClosures: @unchecked Sendable {
    private let lock = NSLock()
    private var closures: [@Sendable (Int) -> Void] = []

    func add(_ closure: @escaping @Sendable (Int) -> Void) { lock.withLock { closures.append(closure) } }

    @inline(never) func send(_ number: Int) {
        lock.withLock { for closure in closures { closure(number) } }
    }
}

/// A queue of numbers behind a lock, and one job for a burst of them.
final class LockedHop: @unchecked Sendable {
    let queue: DispatchQueue
    private let lock = NSLock()
    private var numbers: [Int] = []
    private var isDraining = false
    private let next: @Sendable (Int) -> Void

    init(_ queue: DispatchQueue, next: @escaping @Sendable (Int) -> Void) {
        self.queue = queue
        self.next = next
    }

    @inline(never) func send(_ number: Int) {
        let isFirst = lock.withLock {
            numbers.append(number)
            defer { isDraining = true }
            return !isDraining
        }
        if isFirst { queue.async { [self] in drain() } }
    }

    private func drain() {
        while true {
            let batch = lock.withLock {
                let batch = numbers
                numbers.removeAll()
                isDraining = !batch.isEmpty
                return batch
            }
            if batch.isEmpty { return }
            batch.forEach(next)
        }
    }
}

/// Runs `work` in two threads that begin together, to its end.
func inTwoThreads(_ work: @escaping @Sendable () -> Void) {
    let ready = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let group = DispatchGroup()
    for index in 0..<2 {
        group.enter()
        Thread.detachNewThread {
            ready[index].signal()
            ready[1 - index].wait()
            work()
            group.leave()
        }
    }
    group.wait()
}
