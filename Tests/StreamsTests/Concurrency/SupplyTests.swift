import Testing

@testable import Streams

@Suite struct SupplyTests {
    @Test func `a supply that is yet to come makes nothing`() throws {
        #expect(try Supply<Int>().make?() == nil)
    }

    @Test func `a value is made each time, or an error thrown`() throws {
        let count = Tally()
        let supply = Supply<Int> {
            count.add()
            if count.value == 2 { throw Failure("two") }
            return count.value
        }
        #expect(try supply.make?() == 1)
        #expect(throws: Failure.self) { try supply.make?() }
        #expect(try supply.make?() == 3)
    }
}
