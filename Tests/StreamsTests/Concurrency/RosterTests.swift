import Testing

@testable import Streams

@Suite struct RosterTests {
    /// A stand-in for a member: an address made of its number.
    private func member(_ number: UInt64) -> UnsafeRawPointer {
        UnsafeRawPointer(bitPattern: UInt(number) * 16)!
    }

    private func numbers(_ roster: borrowing Roster) -> [UInt64?] {
        (0..<roster.count).map { index in roster[index].map { UInt64(UInt(bitPattern: $0)) / 16 } }
    }

    @Test func `members stand in the order of their numbers, also those that come late`() {
        var roster = Roster()
        for number in [1, 2, 5, 3, 4] as [UInt64] { roster.insert(member(number), number: number) }
        #expect(numbers(roster) == [1, 2, 3, 4, 5])
    }

    @Test func `one that leaves makes a hole, which can be closed when more than the half are holes`() {
        var roster = Roster()
        for number in 1...4 as ClosedRange<UInt64> { roster.insert(member(number), number: number) }
        #expect(roster.remove(2) == member(2))
        #expect(roster.remove(4) == member(4))
        roster.compact()
        #expect(numbers(roster) == [1, nil, 3, nil])
        #expect(roster.remove(1) == member(1))
        #expect(numbers(roster) == [nil, nil, 3, nil])
        roster.compact()
        #expect(numbers(roster) == [3])
    }

    @Test func `the only member comes, goes and comes again, also while its hole is still there`() {
        var roster = Roster()
        roster.insert(member(1), number: 1)
        #expect(roster.remove(2) == nil)
        #expect(roster.remove(1) == member(1))
        #expect(numbers(roster) == [nil])
        #expect(roster.remove(1) == nil)
        roster.compact()
        #expect(numbers(roster).isEmpty)
        roster.insert(member(2), number: 2)
        #expect(numbers(roster) == [2])
        #expect(roster.remove(2) == member(2))
        roster.insert(member(3), number: 3)
        #expect(numbers(roster) == [nil, 3])
        #expect(roster.remove(3) == member(3))
        roster.compact()
        #expect(numbers(roster).isEmpty)
    }

    @Test func `who is not there is not removed, and nobody twice`() {
        var roster = Roster()
        #expect(roster.remove(1) == nil)
        roster.insert(member(1), number: 1)
        roster.insert(member(3), number: 3)
        roster.insert(member(5), number: 5)
        #expect(roster.remove(2) == nil)
        #expect(roster.remove(3) == member(3))
        #expect(roster.remove(3) == nil)
    }

    @Test func `a hundred thousand come and go in any order`() {
        var roster = Roster()
        let count: UInt64 = 100_000
        for number in 1...count { roster.insert(member(number), number: number) }
        for step in 0..<count {
            let number = (step &* 7919) % count + 1
            #expect(roster.remove(number) == member(number))
            roster.compact()
        }
        #expect(roster.count == 0)
    }
}
