/// Work that is put on queues and clocks of real time, for tests that mean to run in virtual time. In debug builds only.
package enum RealTime {
    #if DEBUG
        @TaskLocal package static var observer: (@Sendable (String) -> Void)?
    #endif

    /// Tells that work was put on `place`, where a test listens.
    @inline(__always) static func note(_ place: @autoclosure () -> String) {
        #if DEBUG
            if let observer { observer(place()) }
        #endif
    }
}
