/// A constant that a `@Sendable` closure may capture whatever its type.
///
/// Sound because the public types that hold one are `Sendable` only where their `Element` is.
@usableFromInline
package struct Held<Value>: @unchecked Sendable {
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}
