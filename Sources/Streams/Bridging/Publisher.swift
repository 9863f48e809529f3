#if canImport(Combine)
    import Combine

    extension ObservableConvertibleType {
        /// The stream as a publisher. What a subscriber has not asked for waits; the end comes after that.
        public var publisher: ObservablePublisher<Element, any Error> { ObservablePublisher(source: asObservable()) }
    }

    extension SharedSequence {
        /// The sequence as a publisher that does not fail, and sends on the main queue.
        public var publisher: ObservablePublisher<Element, Never> { ObservablePublisher(source: asObservable()) }
    }

    extension Infallible {
        /// The stream as a publisher that does not fail.
        public var publisher: ObservablePublisher<Element, Never> { ObservablePublisher(source: source) }
    }

    /// A stream as a publisher. Each subscriber subscribes to the stream for itself.
    public struct ObservablePublisher<Output, Failure: Error>: Publisher {
        let source: Observable<Output>

        /// Subscribes to the stream.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscriber = Held(subscriber)
            let buffer = DemandBuffer<Output>(
                next: { subscriber.value.receive($0).max ?? .max },
                end: { termination in
                    if case .error(let error) = termination, let failure = error as? Failure {
                        subscriber.value.receive(completion: .failure(failure))
                    } else {
                        subscriber.value.receive(completion: .finished)
                    }
                })
            subscriber.value.receive(subscription: ObservableSubscription(buffer: buffer))
            buffer.attach(source)
        }
    }

    private final class ObservableSubscription<Element>: Combine.Subscription {
        private let buffer: DemandBuffer<Element>

        init(buffer: DemandBuffer<Element>) {
            self.buffer = buffer
        }

        func request(_ demand: Subscribers.Demand) {
            buffer.request(demand.max ?? .max)
        }

        func cancel() {
            buffer.cancel()
        }
    }

    extension Publisher {
        /// The publisher as a stream, which asks for all elements at once. Disposal cancels it.
        public func asObservable() -> Observable<Output> {
            let publisher = Held(self)
            return .create { observer in
                let cancellable = Held(
                    publisher.value.sink(
                        receiveCompletion: { completion in
                            switch completion {
                            case .finished: observer.onCompleted()
                            case .failure(let error): observer.onError(error)
                            }
                        },
                        receiveValue: { observer.onNext($0) }))
                return Disposables.create { cancellable.value.cancel() }
            }
        }
    }
#endif
