import Dispatch
import Foundation

/// The terminal the process was started in, taken over for full-screen use: raw keys, the alternate screen, bracketed
/// paste. Whatever way the process ends, the terminal is given back as it was (``SignalState``).
@MainActor final class Terminal {
    enum Event: Equatable {
        case keys([Key])
        case resized
        /// The screen was somebody else's for a while and must be drawn whole.
        case resumed
        /// Nothing more will come.
        case closed
    }

    private static let alternateScreen = "\u{1B}[?1049h"
    private static let modes = "\u{1B}[?2004h\u{1B}[?25l"
    private static let farewell = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
    /// How long an Escape waits for the rest of a sequence.
    private static let escapeDelay = DispatchTimeInterval.milliseconds(50)
    private static let largestSide = 1000

    private let input: Int32
    private let output: Int32
    private var settings: termios
    private let onEvent: @MainActor (Event) -> Void
    private var parser = KeyParser()
    private var reads = 0
    private var sources: [any DispatchSourceProtocol] = []

    /// Why the app cannot run here, or nil where it can.
    nonisolated static func obstacle(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: [String: String]
    ) -> String? {
        if isatty(input) == 0 { return "standard input is no terminal" }
        if isatty(output) == 0 { return "standard output is no terminal" }
        if environment["TERM"] == "dumb" { return "this terminal (TERM=dumb) cannot place text on the screen" }
        return nil
    }

    /// Takes over the terminal; nil where its settings cannot be read.
    ///
    /// - Parameter onEvent: Called on the main queue with what happens.
    init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, onEvent: @escaping @MainActor (Event) -> Void) {
        var settings = termios()
        guard tcgetattr(input, &settings) == 0, let signals = SignalState.install() else { return nil }
        self.input = input
        self.output = output
        self.settings = settings
        self.onEvent = onEvent
        enter()
        listen(to: input) { [weak self] in self?.readKeys() }
        listen(to: signals) { [weak self] in self?.readSignals(signals) }
    }

    /// Columns and rows of the screen, at least one of each.
    var size: (width: Int, height: Int) {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (min(Int(size.ws_col), Self.largestSide), min(Int(size.ws_row), Self.largestSide))
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if count < 0, errno == EAGAIN {
                var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if count == 0 || errno != EINTR {
                return
            }
        }
    }

    /// Gives the terminal back.
    func leave() { SignalState.restore() }

    /// Gives the terminal back, stops the process, and takes the terminal again when it goes on.
    func suspend() {
        leave()
        SignalState.stop()
        tcgetattr(input, &settings)
        enter()
        onEvent(.resumed)
    }

    private func enter() {
        SignalState.arm(
            SignalState.Restoration(input: input, output: output, settings: settings, farewell: Self.farewell))
        write(Self.alternateScreen)
        setModes()
    }

    private func setModes() {
        var raw = settings
        cfmakeraw(&raw)
        tcsetattr(input, TCSADRAIN, &raw)
        write(Self.modes)
    }

    private func listen(to descriptor: Int32, _ handler: @escaping @MainActor () -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(handler) }
        source.activate()
        sources.append(source)
    }

    private func readKeys() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(input, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            sources.forEach { $0.cancel() }
            onEvent(.closed)
            return
        }
        reads += 1
        send(parser.feed(buffer[..<count]))
        if parser.isUndecided { decideLater(after: reads) }
    }

    private func decideLater(after read: Int) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.escapeDelay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.reads == read else { return }
                self.send(self.parser.flush())
            }
        }
    }

    private func send(_ keys: [Key]) { if !keys.isEmpty { onEvent(.keys(keys)) } }

    private func readSignals(_ pipe: Int32) {
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = max(read(pipe, &buffer, buffer.count), 0)
        let signals = Set(buffer[..<count].map(Int32.init))
        if signals.contains(SIGTSTP) { return suspend() }
        if signals.contains(SIGCONT) {
            setModes()
            onEvent(.resumed)
        } else if signals.contains(SIGWINCH) {
            onEvent(.resized)
        }
    }
}
