import Foundation
import Testing

@testable import Streams

@Suite struct DefaultsTests {
    @Test func `the value now and each change, equal ones once`() throws {
        let suite = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.set(1, forKey: "number")
        let numbers = Log<Int?>()
        let subscription = defaults.observable(Int.self, for: "number").subscribe(onNext: { numbers($0) })
        for change in [
            { defaults.set(2, forKey: "number") }, { defaults.set("other", forKey: "text") },
            { defaults.set(2, forKey: "number") }, { defaults.removeObject(forKey: "number") },
        ] {
            change()
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        }
        #expect(numbers.entries == [1, 2, nil])
        subscription.dispose()
        defaults.set(3, forKey: "number")
        #expect(numbers.entries == [1, 2, nil])
    }

    @Test func `a value of another type is none`() throws {
        let suite = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.set("text", forKey: "key")
        let numbers = Log<Int?>()
        let texts = Log<String?>()
        let bag = DisposeBag()
        defaults.observable(Int.self, for: "key").subscribe(onNext: { numbers($0) }).disposed(by: bag)
        defaults.observable(String.self, for: "key").subscribe(onNext: { texts($0) }).disposed(by: bag)
        #expect(numbers.entries == [nil])
        #expect(texts.entries == ["text"])
    }
}
