import Foundation
import Testing
import Threads

@testable import Streams

@Suite struct NotificationsTests {
    private let name = Notification.Name("NotificationsTests")

    @Test func `notifications of the name arrive as they are posted`() {
        let center = NotificationCenter()
        let log = Log<String>()
        let subscription = center.observable(for: name).subscribe(onNext: { log("\($0.userInfo?["text"] ?? "")") })
        center.post(name: name, object: nil, userInfo: ["text": "a"])
        center.post(name: Notification.Name("another"), object: nil, userInfo: ["text": "b"])
        center.post(name: name, object: nil, userInfo: ["text": "c"])
        #expect(log.entries == ["a", "c"])
        subscription.dispose()
        center.post(name: name, object: nil, userInfo: ["text": "d"])
        #expect(log.entries == ["a", "c"])
    }

    @Test func `only those of the object, which is not kept`() {
        let center = NotificationCenter()
        let count = Tally()
        let alive = Tally()
        let subscription: any Disposable
        let source: Observable<Notification>
        do {
            let probe = Probe(alive)
            source = center.observable(for: name, object: probe)
            subscription = source.subscribe(onNext: { _ in count.add() })
            center.post(name: name, object: probe)
            center.post(name: name, object: nil)
            #expect(count.value == 1)
            subscription.dispose()
        }
        #expect(alive.value == 0)
        let late = source.subscribe(onNext: { _ in count.add() })
        center.post(name: name, object: nil)
        #expect(count.value == 1)
        late.dispose()
    }

    @Test func `those that several threads post are told one at a time`() {
        let center = NotificationCenter()
        let witness = Witness<Int>()
        let subscription = center.observable(for: name).map { _ in 1 }.subscribe(witness)
        together(4) { [name] _ in for _ in 0..<100 { center.post(name: name, object: nil) } }
        #expect(witness.events.count == 400)
        #expect(witness.isOrderly)
        subscription.dispose()
    }
}
