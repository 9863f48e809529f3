import Testing

@testable import Streams

@Suite struct BufferingPolicyTests {
    @Test(
        arguments: [
            (.unbounded, [1, 2, 3], []), (.bufferingOldest(2), [1, 2], [3]), (.bufferingNewest(2), [2, 3], [1]),
            (.bufferingOldest(0), [], [1, 2, 3]), (.bufferingNewest(0), [], [1, 2, 3]),
            (.bufferingOldest(-1), [], [1, 2, 3]), (.bufferingNewest(-1), [], [1, 2, 3]),
        ] as [(BufferingPolicy, [Int], [Int])])
    func `so many are kept, the first or the last, and the rest is handed out`(
        _ policy: BufferingPolicy, _ kept: [Int], _ dropped: [Int]
    ) {
        var elements = Fifo<Int>()
        let rest = [1, 2, 3].compactMap { policy.insert($0, into: &elements) }
        var found: [Int] = []
        while let element = elements.popFirst() { found.append(element) }
        #expect(found == kept)
        #expect(rest == dropped)
    }
}
