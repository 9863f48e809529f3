import Testing

@testable import Streams

@Suite struct TaskDisposableTests {
    @Test func `disposing a task cancels it`() async {
        let task = Task {
            for await _ in AsyncStream<Int>(Int.self, { _ in }) {}
            return Task.isCancelled
        }
        task.dispose()
        #expect(await task.value)
    }

    @Test func `a bag that goes cancels the tasks in it`() async {
        let cancelled = AsyncSignal()
        do {
            let bag = DisposeBag()
            Task {
                for await _ in AsyncStream<Int>(Int.self, { _ in }) {}
                cancelled.give()
            }.disposed(by: bag)
        }
        await cancelled.take()
    }
}
