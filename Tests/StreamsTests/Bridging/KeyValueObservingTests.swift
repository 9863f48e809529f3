import Foundation
import Testing

@testable import Streams

#if canImport(ObjectiveC)
    @Suite struct KeyValueObservingTests {
        private final class Model: NSObject {
            @objc dynamic var number = 1
        }

        @Test func `the value now and each change, until it is disposed`() {
            let model = Model()
            let numbers = Log<Int>()
            let subscription = model.observable(for: \.number).subscribe(onNext: { numbers($0) })
            model.number = 2
            subscription.dispose()
            model.number = 3
            #expect(numbers.entries == [1, 2])
        }
    }
#endif
