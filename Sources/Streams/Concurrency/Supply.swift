/// A closure that makes a value, for whoever holds the turn it belongs to. Read from a box of any type it would be wrapped
/// anew each time.
package final class Supply<Value>: @unchecked Sendable {
    @exclusivity(unchecked) package var make: (() throws -> Value)?

    package init(_ make: (() throws -> Value)? = nil) {
        self.make = make
    }
}
