extension ObservableType {
    /// The elements of the source, which is subscribed to anew after each error, without an end to it.
    ///
    ///     source   --a--#
    ///     retry()  --a----a----a----a
    public func retry() -> Observable<Element> {
        let source = Held(asObservable())
        return Observable { observer, lifetime in
            Attempts(Succession(observer, lifetime)) { source.value }.run(.completed)
        }
    }

    /// The elements of the source, which is subscribed to anew after an error, as long as attempts are left.
    ///
    ///     source    --a--#
    ///     retry(2)  --a----a--#
    ///
    /// - Parameter maxAttemptCount: How often the source is subscribed to at most. For none it is empty.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let source = Held(asObservable())
        return Observable { observer, lifetime in
            var left = maxAttemptCount
            let attempts = Attempts(Succession(observer, lifetime)) {
                guard left > 0 else { return nil }
                left -= 1
                return source.value
            }
            attempts.run(.completed)
        }
    }
}

/// Sources that are tried one after the other until one completes.
struct Attempts<Element> {
    private let succession: Succession<Element>
    private let source: () -> Observable<Element>?

    init(_ succession: Succession<Element>, _ source: @escaping () -> Observable<Element>?) {
        self.succession = succession
        self.source = source
    }

    /// Tries the next source.
    ///
    /// - Parameter last: How the one before ended; so does the whole where there is no next one.
    func run(_ last: Termination) {
        succession.follow(
            with: {
                if let source = source() { return source }
                if case .error(let error) = last { throw error }
                return nil
            },
            ended: { termination in
                if case .error = termination { run(termination) } else { succession.end(termination) }
            })
    }
}
