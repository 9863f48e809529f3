/// What differs between subscriptions that were expected and those that were made, drawn and in words.
public struct SubscriptionDifferences: Sendable {
    /// Two lines and a caret for each subscription that differs, and what differs.
    public let text: String

    /// Compares `actual` with `expected`, the first with the first and so on.
    public init(expected: [Subscription], actual: [Subscription]) {
        var parts: [String] = []
        if expected.count != actual.count {
            parts.append("  count: \(actual.count.subscriptions), not \(expected.count)")
        }
        for index in 0..<max(expected.count, actual.count) {
            let planned = index < expected.count ? expected[index] : nil
            let made = index < actual.count ? actual[index] : nil
            if planned != made { parts += [Self.drawing(planned, made)] + Self.words(index + 1, planned, made) }
        }
        text = parts.joined(separator: "\n")
    }

    /// True where nothing differs.
    public var isEmpty: Bool { text.isEmpty }

    private static func drawing(_ planned: Subscription?, _ made: Subscription?) -> String {
        let ticks = [planned, made].flatMap { $0.map { [$0.subscribe, $0.unsubscribe] } ?? [] }
        let last = (ticks.filter { $0 != .max }.max() ?? 0) + 3
        let tick =
            if let planned, let made {
                planned.subscribe == made.subscribe
                    ? min(planned.unsubscribe, made.unsubscribe) : min(planned.subscribe, made.subscribe)
            } else { planned?.subscribe ?? made?.subscribe ?? 0 }
        return MarbleGrid.compare(
            expected: cells(planned, last), actual: cells(made, last), differingAt: tick, upTo: last)
    }

    private static func cells(_ subscription: Subscription?, _ last: Int) -> [Int: String] {
        guard let subscription else { return [:] }
        if subscription.subscribe == subscription.unsubscribe { return [subscription.subscribe: "(^!)"] }
        return [subscription.subscribe: "^", subscription.isOpen ? last + 1 : subscription.unsubscribe: "!"]
    }

    private static func words(_ number: Int, _ planned: Subscription?, _ made: Subscription?) -> [String] {
        guard let planned else { return ["  unexpected: subscription \(number), \(made.map { "\($0)" } ?? "")"] }
        guard let made else { return ["  missing: subscription \(number), \(planned)"] }
        var words: [String] = []
        if planned.subscribe != made.subscribe {
            words.append(
                "  begin: subscription \(number) began at tick \(made.subscribe), not at tick \(planned.subscribe)")
        }
        switch (planned.isOpen, made.isOpen) {
        case (true, false): words.append("  end: subscription \(number) ended at tick \(made.unsubscribe), not at all")
        case (false, true):
            words.append("  end: subscription \(number) is open, and was to end at tick \(planned.unsubscribe)")
        case (false, false) where planned.unsubscribe != made.unsubscribe:
            words.append(
                "  end: subscription \(number) ended at tick \(made.unsubscribe), not at tick \(planned.unsubscribe)")
        default: break
        }
        return words
    }
}

extension Int {
    fileprivate var subscriptions: String { self == 1 ? "1 subscription" : "\(self) subscriptions" }
}
