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

    extension PrimitiveSequence where Trait == InfallibleTrait {
        /// The stream as a publisher that does not fail.
        public var publisher: ObservablePublisher<Element, Never> { ObservablePublisher(source: source) }
    }

    /// A stream as a publisher. Each subscriber subscribes to the stream for itself.
    public struct ObservablePublisher<Output, Failure: Error>: Publisher {
        let source: Observable<Output>

        /// Subscribes to the stream.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let receive = Held({ (element: Output) in subscriber.receive(element).max ?? .max })
            let complete = Held({ (completion: Subscribers.Completion<Failure>) in
                subscriber.receive(completion: completion)
            })
            let buffer = DemandBuffer<Output>(
                next: { receive.value($0) },
                end: { termination in
                    if case .error(let error) = termination, let failure = error as? Failure {
                        complete.value(.failure(failure))
                    } else {
                        complete.value(.finished)
                    }
                })
            subscriber.receive(subscription: ObservableSubscription(buffer: buffer))
            buffer.attach(source)
        }
    }

    private final class ObservableSubscription<Element>: Combine.Subscription {
        private let buffer: DemandBuffer<Element>

        init(buffer: DemandBuffer<Element>) { self.buffer = buffer }

        func request(_ demand: Subscribers.Demand) { buffer.request(demand.max ?? .max) }

        func cancel() { buffer.cancel() }
    }

    extension Publisher {
        /// The publisher as a stream, which asks for all elements at once. Disposal cancels it.
        public func asObservable() -> Observable<Output> {
            let sink = Held({ (observer: AnyObserver<Output>) in
                self.sink(
                    receiveCompletion: { completion in
                        switch completion {
                        case .finished: observer.onCompleted()
                        case .failure(let error): observer.onError(error)
                        }
                    },
                    receiveValue: { observer.onNext($0) })
            })
            return .create { observer in
                let cancellable = Held(sink.value(observer))
                return Disposables.create { cancellable.value.cancel() }
            }
        }
    }
#endif
