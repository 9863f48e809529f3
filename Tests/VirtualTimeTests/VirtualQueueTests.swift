import Testing

@testable import VirtualTime

private func item() -> ScheduledItem { ScheduledItem(()) { _ in Disposables.create() } }

@Test func `the queue hands out by due tick and then by order of insertion`() {
    var queue = VirtualQueue()
    var random = SystemRandomNumberGenerator()
    let dues = (0..<500).map { _ in Int.random(in: 0..<20, using: &random) }
    for due in dues { _ = queue.insert(item(), due: due) }
    var seen: [(Int, UInt64)] = []
    while let entry = queue.popFirst() { seen.append((entry.due, entry.number)) }
    let expected = dues.enumerated().map { ($1, UInt64($0 + 1)) }.sorted { $0 < $1 }
    #expect(seen.map(\.0) == expected.map(\.0))
    #expect(seen.map(\.1) == expected.map(\.1))
}

@Test func `cancelled work that is due late does not pile up`() {
    var queue = VirtualQueue()
    let kept = (0..<10).map { _ in item() }
    for (index, item) in kept.enumerated() { _ = queue.insert(item, due: 1000 - index) }
    for _ in 0..<10_000 {
        let cancelled = item()
        _ = queue.insert(cancelled, due: 500)
        cancelled.dispose()
    }
    #expect(queue.count <= 64)
    var dues: [Int] = []
    while let entry = queue.popFirst() { if !entry.isCancelled { dues.append(entry.due) } }
    #expect(dues == Array(991...1000))
}
