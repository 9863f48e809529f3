import Foundation

/// The process's signal handlers and the state they share with it; the one place in the app where such state is kept.
///
/// A handler calls nothing but `write`, `tcsetattr`, `tcflush`, `sigaction` and `raise`, which POSIX allows there
/// (async-signal-safe), and reads memory that was allocated and filled before the handlers were installed.
enum SignalState {
    /// What gives the terminal back: its settings before, and a sequence to write.
    struct Restoration {
        var input: Int32
        var output: Int32
        var settings: termios
        var farewell: String
    }

    /// The signals that end the process, crashes among them.
    private static let ending = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
    ]

    /// Installs the handlers, once for the process.
    ///
    /// - Returns: The end of a pipe from which one byte is read for every SIGWINCH, SIGTSTP and SIGCONT: its number.
    ///   Nil where the system gives no pipe.
    static func install() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        shared.pointee.pipe = ends[1]
        for signal in ending where !isIgnored(signal) { handle(signal, with: restoreAndRaise) }
        for signal in [SIGWINCH, SIGCONT] { handle(signal, with: tell) }
        if !isIgnored(SIGTSTP) { handle(SIGTSTP, with: tell) }
        atexit { SignalState.restore() }
        return ends[0]
    }

    /// From here on every way out of the process gives the terminal back.
    static func arm(_ restoration: Restoration) {
        let farewell = Array(restoration.farewell.utf8)
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(farewell.count, 1))
        bytes.initialize(from: farewell, count: farewell.count)
        shared.pointee.farewell?.deallocate()
        shared.pointee.farewell = bytes
        shared.pointee.farewellCount = farewell.count
        shared.pointee.input = restoration.input
        shared.pointee.output = restoration.output
        shared.pointee.settings = restoration.settings
        shared.pointee.isArmed = true
    }

    /// Gives the terminal back, if it was taken. What was typed and not read is thrown away, so that it does not fall
    /// into the shell.
    static func restore() {
        guard shared.pointee.isArmed else { return }
        shared.pointee.isArmed = false
        _ = write(shared.pointee.output, shared.pointee.farewell, shared.pointee.farewellCount)
        tcflush(shared.pointee.input, TCIFLUSH)
        tcsetattr(shared.pointee.input, TCSANOW, &shared.pointee.settings)
    }

    /// Stops the process and its process group, as Ctrl-Z does, and returns when it was continued. Does nothing where
    /// whoever started the process forbade that.
    static func stop() {
        if isIgnored(SIGTSTP) { return }
        setDisposition(of: SIGTSTP, to: SIG_IGN)
        kill(0, SIGTSTP)
        // A thread that blocks it, as one inside a handler does, keeps it pending all the same; to ignore it again discards
        // that, or the process would stop twice.
        setDisposition(of: SIGTSTP, to: SIG_IGN)
        setDisposition(of: SIGTSTP, to: SIG_DFL)
        // Dispatch's threads block it; a signal to this thread alone stops the process before the call returns.
        var stop = sigset_t()
        var mask = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        handle(SIGTSTP, with: tell)
    }

    private static func setDisposition(of signal: Int32, to handler: (@convention(c) (Int32) -> Void)?) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        sigaction(signal, &action, nil)
    }

    private static func handle(_ signal: Int32, with handler: @escaping Handler) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = handler
        #else
            action.__sigaction_handler.sa_sigaction = handler
        #endif
        action.sa_flags = SA_SIGINFO | SA_RESTART
        sigfillset(&action.sa_mask)
        sigaction(signal, nil, shared.pointee.previous + Int(signal))
        sigaction(signal, &action, nil)
    }

    /// True where the process was started with the signal ignored (as `nohup` does), which is to stay so.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        // The handler is the first field everywhere; SIG_IGN is 1.
        return withUnsafeBytes(of: action) { $0.loadUnaligned(as: UInt.self) } == 1
    }
}

private typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

private struct Shared {
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var settings = termios()
    var farewell: UnsafeMutablePointer<UInt8>?
    var farewellCount = 0
    var pipe: Int32 = -1
    /// What was there before our handlers (Swift's own crash reporter, say), by signal number.
    let previous: UnsafeMutablePointer<sigaction>
}

// A pointer, so that an access from a handler is no exclusive access of a Swift variable; a constant, whose one-time
// initialisation is over before the handlers are installed.
private nonisolated(unsafe) let shared: UnsafeMutablePointer<Shared> = {
    let count = 64
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    previous.initialize(repeating: sigaction(), count: count)
    let shared = UnsafeMutablePointer<Shared>.allocate(capacity: 1)
    shared.initialize(to: Shared(previous: previous))
    return shared
}()

private let restoreAndRaise: Handler = { signal, _, _ in
    SignalState.restore()
    sigaction(signal, shared.pointee.previous + Int(signal), nil)
    // Blocked until this handler has returned, then the signal does what it would have done without us.
    raise(signal)
}

private let tell: Handler = { signal, _, _ in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(shared.pointee.pipe, &byte, 1)
    errno = error
}
