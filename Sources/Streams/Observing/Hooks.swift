/// What an app may change about the library as a whole.
public enum Hooks {
    /// Called with an error that ends a stream where nobody receives it.
    public typealias ErrorHandler = @Sendable (_ error: any Error, _ file: StaticString, _ line: UInt) -> Void

    private static let handler = Locked<ErrorHandler>(report)

    /// What is called with an error that a subscription without an `onError` receives, and with the file and the line of
    /// the call that subscribed. By default it is printed in debug builds.
    public static var defaultErrorHandler: ErrorHandler {
        get { handler.value }
        set { _ = handler.exchange(newValue) }
    }

    @usableFromInline static func unhandled(_ error: any Error, _ file: StaticString, _ line: UInt) {
        handler.value(error, file, line)
    }

    private static let report: ErrorHandler = { error, file, line in
        #if DEBUG
            print("\(file):\(line): nobody handles the error \(error)")
        #endif
    }
}
