import VirtualTime

/// Expects nothing to be left of what `body` does: no subscription that has not ended and that somebody keeps, no lifetime
/// of an operator, and none of the objects that it tracks with ``track(_:fileID:filePath:line:column:)``.
///
///     expectNoLeaks {
///         let model = track(SearchViewModel(service: service))
///         model.text.accept("a")
///     }
///
/// A failure names what is left, with the line of the call that subscribed. It sees what the calling task begins, not
/// what other threads do; in release builds it sees tracked objects only.
public func expectNoLeaks<Result>(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: () throws -> Result
) rethrows -> Result {
    let check = LeakCheck(CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    let result = try check.run(body)
    check.report()
    return result
}

/// Expects nothing to be left of what `body` does once it returns.
public func expectNoLeaks<Result>(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: () async throws -> Result
) async rethrows -> Result {
    let check = LeakCheck(CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    let result = try await check.run(body)
    check.report()
    return result
}

/// Expects `object` to be gone when the present ``expectNoLeaks(fileID:filePath:line:column:_:)`` ends.
///
/// - Returns: The object.
@discardableResult public func track<Object: AnyObject>(
    _ object: Object,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Object {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if let check = LeakCheck.current {
        check.track(object, at: site)
    } else {
        FailureReporter.send(TestFailure("An object is tracked outside of expectNoLeaks.", at: site))
    }
    return object
}

/// What is to be gone.
final class LeakCheck: Sendable {
    @TaskLocal static var current: LeakCheck?

    private struct Tracked {
        weak var object: AnyObject?
        let name: String
    }

    private let tracked = Held(Locked<[Held<Tracked>]>([]))
    private let site: CallSite
    #if DEBUG
        private let births = LifetimeBirths { LifetimeOrigin() }
    #endif

    init(_ site: CallSite) { self.site = site }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) {
            #if DEBUG
                try LifetimeWatch.$observer.withValue(births.observer) { try body() }
            #else
                try body()
            #endif
        }
    }

    func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$current.withValue(self) {
            #if DEBUG
                try await LifetimeWatch.$observer.withValue(births.observer) { try await body() }
            #else
                try await body()
            #endif
        }
    }

    func track(_ object: AnyObject, at site: CallSite) {
        let name = "\(type(of: object)), tracked at \(site.fileID):\(site.line)"
        let entry = Held(Tracked(object: object, name: name))
        tracked.value.withLock { $0.append(entry) }
    }

    func report() {
        let left = living + tracked.value.value.filter { $0.value.object != nil }.map { "an object: \($0.value.name)" }
        if left.isEmpty { return }
        let lines = left.map { "  " + $0 }.joined(separator: "\n")
        FailureReporter.send(TestFailure("Something is left.\n\(lines)", at: site))
    }

    /// A line for each call that began something that lives.
    private var living: [String] {
        #if DEBUG
            var calls: [String] = []
            var owners: [String: [String]] = [:]
            for birth in births.living {
                let (call, owner) = birth.note.names
                if owners[call] == nil { calls.append(call) }
                owners[call, default: []] += owner.map { [$0] } ?? []
            }
            return calls.map { call in
                let owners = owners[call] ?? []
                return owners.isEmpty ? call : "\(call), with lifetimes of \(owners.joined(separator: ", "))"
            }
        #else
            return []
        #endif
    }
}
