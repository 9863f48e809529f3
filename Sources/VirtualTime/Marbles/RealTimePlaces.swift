import Streams

extension RealTime {
    /// Runs `body`.
    ///
    /// - Returns: Where it put work that waits for real time, each place once; nothing in release builds.
    package static func places(of body: () -> Void) -> [String] {
        #if DEBUG
            let places = Locked<[String]>([])
            $observer.withValue({ place in
                places.withLock { if !$0.contains(place) { $0.append(place) } }
            }) { body() }
            return places.value
        #else
            body()
            return []
        #endif
    }
}
