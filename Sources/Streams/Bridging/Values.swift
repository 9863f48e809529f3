extension ObservableConvertibleType where Element: Sendable {
    /// The elements for a `for try await` loop, none left out; an error is thrown after all of them.
    ///
    /// The stream is subscribed to when a loop begins, where the loop runs, and disposed when the loop is left or its task
    /// is cancelled, which ends the loop. A source that sends without end inside the subscription never gets to the loop.
    public var values: AsyncValues<Element, any Error> { values(bufferingPolicy: .unbounded) }

    /// The elements for a `for try await` loop, as ``values`` has them.
    ///
    /// - Parameter bufferingPolicy: Which elements are kept while the loop is busy.
    public func values(bufferingPolicy: BufferingPolicy) -> AsyncValues<Element, any Error> {
        AsyncValues(source: asObservable(), policy: bufferingPolicy)
    }
}

extension SharedSequence where Element: Sendable {
    /// The elements for a `for await` loop. Where the loop runs on the main actor, the latest element of a driver is there
    /// at once.
    public var values: AsyncValues<Element, Never> { values(bufferingPolicy: .unbounded) }

    /// The elements for a `for await` loop, as ``values`` has them.
    ///
    /// - Parameter bufferingPolicy: Which elements are kept while the loop is busy.
    public func values(bufferingPolicy: BufferingPolicy) -> AsyncValues<Element, Never> {
        AsyncValues(source: asObservable(), policy: bufferingPolicy)
    }
}

extension PrimitiveSequence where Trait == InfallibleTrait, Element: Sendable {
    /// The elements for a `for await` loop.
    public var values: AsyncValues<Element, Never> { values(bufferingPolicy: .unbounded) }

    /// The elements for a `for await` loop, as ``values`` has them.
    ///
    /// - Parameter bufferingPolicy: Which elements are kept while the loop is busy.
    public func values(bufferingPolicy: BufferingPolicy) -> AsyncValues<Element, Never> {
        AsyncValues(source: source, policy: bufferingPolicy)
    }
}

/// The elements of a stream for a loop that awaits them. Each loop subscribes for itself.
public struct AsyncValues<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
    let source: Observable<Element>
    let policy: BufferingPolicy

    /// Subscribes to the stream.
    public func makeAsyncIterator() -> Iterator { Iterator(subscription: Subscription(Mailbox(source, policy))) }

    /// A loop's subscription, disposed with the iterator.
    public struct Iterator: AsyncIteratorProtocol {
        let subscription: Subscription

        /// The next element, or nil at the end and once the task is cancelled.
        ///
        /// - Throws: The error of the stream, after all its elements.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(Failure) -> Element? {
            switch await subscription.mailbox.next() {
            case .next(let element): return element
            case .completed: return nil
            case .error(let error):
                if let failure = error as? Failure { throw failure }
                return nil
            }
        }
    }

    final class Subscription: Sendable {
        let mailbox: Mailbox<Element>

        init(_ mailbox: Mailbox<Element>) { self.mailbox = mailbox }

        deinit { mailbox.close() }
    }
}
