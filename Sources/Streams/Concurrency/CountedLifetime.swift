/// The lifetime of a source that outlives its first observer: it ends when the last of those who hold it has gone.
final class CountedLifetime: Sendable {
    let lifetime = Lifetime()
    private let holders = Counter()

    /// Holds the source as long as `holder` lasts.
    func hold(in holder: Lifetime) {
        _ = holders.increment()
        holder.addTeardown { [self] in if holders.decrement() == 0 { lifetime.end() } }
    }

    /// The stream of `attach`, which comes from the source: whoever observes it holds the source.
    func held<Element>(_ attach: @escaping Observable<Element>.Attach) -> Observable<Element> {
        Observable { [self] observer, lifetime in
            hold(in: lifetime)
            attach(observer, lifetime)
        }
    }
}
