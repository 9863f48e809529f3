import Testing

@testable import Streams

@Suite struct RosterTests {
    private final class Member: RosterMember, @unchecked Sendable {
        let name: Int
        private let probe: Probe

        init(_ name: Int, _ alive: Tally, _ hub: HubCore) {
            self.name = name
            probe = Probe(alive)
            super.init(Lifetime(), HubToken(hub))
        }
    }

    private let hub = HubCore()
    private let alive = Tally()

    private func member(_ name: Int) -> Member { Member(name, alive, hub) }

    private func names(_ roster: Roster) -> [Int] {
        var names: [Int] = []
        var place = roster.first
        while let member = place?.takeUnretainedValue() {
            names.append((member as? Member)?.name ?? -1)
            place = member.after
        }
        return names
    }

    @Test func `members stand in the order in which they came, whoever leaves`() {
        var roster = Roster()
        let members = (0..<6).map { member($0) }
        for member in members.prefix(5) { roster.insert(member) }
        #expect(names(roster) == [0, 1, 2, 3, 4])
        for (leaving, rest) in [(2, [0, 1, 3, 4]), (0, [1, 3, 4]), (4, [1, 3])] {
            #expect(roster.remove(members[leaving].token) === members[leaving])
            #expect(names(roster) == rest)
        }
        roster.insert(members[5])
        #expect(names(roster) == [1, 3, 5])
        #expect(roster.newest == members[5].number)
        #expect(members[1].number < members[3].number && members[3].number < members[5].number)
        #expect(roster.removeAll().count == 3)
        #expect(roster.first == nil)
    }

    @Test func `the only member comes and goes, and another one comes`() {
        var roster = Roster()
        let members = (0..<2).map { member($0) }
        roster.insert(members[0])
        #expect(roster.remove(members[0].token) === members[0])
        #expect(names(roster).isEmpty)
        roster.insert(members[1])
        #expect(names(roster) == [1])
        _ = roster.removeAll()
    }

    @Test func `who is not there is not removed, and nobody twice`() {
        var roster = Roster()
        let members = (0..<3).map { member($0) }
        roster.insert(members[0])
        roster.insert(members[1])
        #expect(roster.remove(members[2].token) == nil)
        #expect(roster.remove(members[0].token) != nil)
        #expect(roster.remove(members[0].token) == nil)
        #expect(roster.removeAll().map(\.number) == [members[1].number])
        #expect(roster.remove(members[1].token) == nil)
    }

    @Test func `who stands on one that left finds the way to those that are still in`() {
        var roster = Roster()
        let members = (0..<4).map { member($0) }
        for member in members { roster.insert(member) }
        _ = roster.remove(members[1].token)
        _ = roster.remove(members[2].token)
        #expect(members[1].after?.takeUnretainedValue() === members[2])
        #expect(members[2].after?.takeUnretainedValue() === members[3])
        _ = roster.removeAll()
    }

    @Test func `a member is owned while it is in, and no longer`() {
        var roster = Roster()
        for name in 0..<3 { roster.insert(member(name)) }
        #expect(alive.value == 3)
        if let first = roster.first { _ = roster.remove(first.takeUnretainedValue().token) }
        #expect(alive.value == 2)
        _ = roster.removeAll()
        #expect(alive.value == 0)
    }

    @Test func `a hundred thousand come and go in any order`() {
        var roster = Roster()
        let members = (0..<100_000).map { member($0) }
        for member in members { roster.insert(member) }
        for step in members.indices {
            let leaving = members[(step &* 7919) % members.count]
            #expect(roster.remove(leaving.token) === leaving)
        }
        #expect(roster.first == nil)
    }
}
