import Streams

/// Adds up what an observer receives.
final class Sum: @unchecked Sendable {
    var value = 0
}

/// An observer whose code the compiler does not see.
@inline(never) func opaque(_ observer: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void { observer }

/// A function whose code the compiler does not see.
@inline(never) func opaque(_ function: @escaping @Sendable (Int) -> Int) -> @Sendable (Int) -> Int { function }
