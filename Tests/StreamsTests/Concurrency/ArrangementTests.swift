import Testing

@testable import Streams

@Suite struct ArrangementTests {
    @Test func `each taking of places makes results of its own`() throws {
        let arrangement = Arrangement { (first: Int) in
            var next = first
            return {
                defer { next += 1 }
                return "\(next)"
            }
        }
        let one = arrangement.take(1)
        let ten = arrangement.take(10)
        #expect(try [one(), one(), ten(), one()] == ["1", "2", "10", "3"])
    }
}
