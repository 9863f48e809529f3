#if canImport(ObjectiveC)
    import Foundation

    extension NSObjectProtocol where Self: NSObject {
        /// The value of a key path, now and after each change that key-value observing tells of, by the thread that makes
        /// it. It never ends, and keeps the object as long as the stream is kept or subscribed to.
        ///
        ///     webView.observable(for: \.estimatedProgress)
        ///
        /// - Parameters:
        ///   - keyPath: What is observed.
        ///   - options: When a value is sent; the present one is by default.
        public func observable<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> Observable<Value> {
            let path = Held(keyPath)
            let observe = Held({ (next: Held<(Value) -> Void>) in
                self.observe(keyPath, options: options) { object, _ in next.value(object[keyPath: path.value]) }
            })
            return .create { observer in
                let observation = Held(observe.value(Held(observer.next)))
                return Disposables.create { observation.value.invalidate() }
            }
        }
    }
#endif
