extension Observable {
    /// Nothing but completed.
    ///
    ///     empty()
    ///     result  |
    @inlinable public static func empty() -> Observable { Observable(scalar: .completed) }

    /// Nothing at all, not even an end.
    ///
    ///     never()
    ///     result  -------------
    public static func never() -> Observable { Observable { _, _ in } }

    /// Nothing but an error.
    ///
    ///     error(e)
    ///     result  #
    @inlinable public static func error(_ error: any Error) -> Observable { Observable(scalar: .error(error)) }
}
