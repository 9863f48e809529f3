/// The members of a hub in the order in which they came, linked through themselves, so that walking them costs no
/// reference count and no check. It belongs to the holder of the hub's turn, and owns its members.
struct Roster {
    private(set) var first: RosterMember.Place?
    private var last: RosterMember.Place?
    /// The number of the newest member.
    private(set) var newest = 0

    mutating func insert(_ member: RosterMember) {
        let place = Unmanaged.passRetained(member)
        newest += 1
        member.number = newest
        member.before = last
        member.token.place = place
        if let last { last._withUnsafeGuaranteedRef { $0.after = place } } else { first = place }
        last = place
    }

    /// Takes the member of `token` out, where it is in. Who stands on it still finds the one after it.
    mutating func remove(_ token: HubToken) -> RosterMember? {
        guard let member = token.place.take()?.takeRetainedValue() else { return nil }
        let (before, after) = (member.before, member.after)
        if let before { before._withUnsafeGuaranteedRef { $0.after = after } } else { first = after }
        if let after { after._withUnsafeGuaranteedRef { $0.before = before } } else { last = before }
        return member
    }

    /// Takes all members out.
    mutating func removeAll() -> [RosterMember] {
        var members: [RosterMember] = []
        while let first, let member = remove(first.takeUnretainedValue().token) { members.append(member) }
        return members
    }
}

/// An observer in a hub's list, whatever it observes.
class RosterMember: @unchecked Sendable {
    typealias Place = Unmanaged<RosterMember>

    let lifetime: Lifetime
    let token: HubToken
    /// Its place in a ``Roster``, whose owner alone touches it.
    @exclusivity(unchecked) final fileprivate(set) var number = 0
    @exclusivity(unchecked) final fileprivate var before: Place?
    @exclusivity(unchecked) final fileprivate(set) var after: Place?

    @inline(__always) init(_ lifetime: Lifetime, _ token: HubToken) {
        self.lifetime = lifetime
        self.token = token
    }

    /// Tells the observer the end.
    func finish(_ termination: Termination) {}
}
