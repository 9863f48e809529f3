import Streams

/// Adds up what an observer receives.
final class Sum: @unchecked Sendable {
    var value = 0
}

/// An observer whose code the compiler does not see.
@inline(never)
func opaque(_ observer: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void { observer }
