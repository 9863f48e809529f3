/// Work that is put on queues and clocks of real time, for tests that mean to run in virtual time. In debug builds only.
package enum RealTime {
    #if DEBUG
        @TaskLocal private static var observer: (@Sendable (String) -> Void)?
    #endif

    /// Records that work was put on `place`, where a test listens.
    @inline(__always) static func note(_ place: @autoclosure () -> String) {
        #if DEBUG
            if let observer { observer(place()) }
        #endif
    }

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
