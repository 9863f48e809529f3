import Testing

@testable import Streams

@Suite struct SupplyTests {
    @Test func `a value is made each time, or an error thrown`() throws {
        let count = Tally()
        let supply = Supply<Int> {
            count.add()
            if count.value == 2 { throw Failure("second") }
            return count.value
        }
        #expect(try supply.make() == 1)
        #expect(throws: Failure("second")) { try supply.make() }
        #expect(try supply.make() == 3)
    }
}
