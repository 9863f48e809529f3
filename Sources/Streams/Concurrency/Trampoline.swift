/// A turn over subscriptions of an operator that has one source at a time: what is asked for while one runs, runs after
/// it has returned, so that a source that ends inside its own subscription needs no stack.
package final class Trampoline: Sendable {
    private let turn = Turn<() -> Void>()

    package init() {}

    /// Runs `job` now, or after the one that runs.
    package func run(_ job: @escaping () -> Void) {
        guard turn.enter(job) else { return }
        job()
        while let job = turn.next() { job() }
    }
}
