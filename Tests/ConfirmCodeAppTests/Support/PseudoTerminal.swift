import Foundation

@testable import confirm_code

/// The built app in a pseudo-terminal of its own, and the screen as a person would see it.
final class PseudoTerminal {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// How a process ended.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// How many turns to read for. A time would run out while all tests wait for a long one.
    private static let patience = 15_000

    let process: pid_t
    /// The terminal's settings before the app had it.
    let settingsBefore: [UInt64]
    private(set) var screen: VirtualScreen
    private(set) var output: [UInt8] = []
    private let master: Int32
    /// The other side, kept open to look at its settings.
    private let slave: Int32
    private var end: End?

    /// Starts the app in a terminal of `width` by `height` cells, as the child of what `shell` says where it is given; in
    /// that, `"$0" "$@"` is the app.
    init(
        _ arguments: [String] = [], shell: String? = nil, width: Int = 80, height: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        let (master, path) = try Self.openMaster()
        self.master = master
        slave = open(path, O_RDWR | O_NOCTTY)
        guard slave >= 0 else { throw Failure(description: "cannot open \(path): errno \(errno)") }
        screen = VirtualScreen(width: width, height: height)
        for descriptor in [master, slave] as [Int32] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
        settingsBefore = Self.settings(of: slave)
        let app = [try AppExecutable.url().path] + arguments
        let words = shell.map { ["/bin/sh", "-c", $0] + app } ?? app
        process = try Self.spawn(words, terminal: path, environment: environment)
    }

    deinit {
        if end == nil {
            kill(process, SIGKILL)
            kill(process, SIGCONT)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        close(master)
        close(slave)
    }

    /// The terminal's settings now, in a form that can be compared.
    var settings: [UInt64] { Self.settings(of: slave) }

    private static func settings(of descriptor: Int32) -> [UInt64] {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        let characters = withUnsafeBytes(of: settings.c_cc) { $0.map(UInt64.init) }
        return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map(UInt64.init) + characters
    }

    func type(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            bytes = bytes.dropFirst(count)
        }
    }

    func paste(_ text: String) {
        type("\u{1B}[200~\(text)\u{1B}[201~")
    }

    func send(_ signal: Int32) {
        kill(process, signal)
    }

    func resize(width: Int, height: Int) {
        screen = VirtualScreen(width: width, height: height)
        var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Reads until the screen is as wanted.
    func expect(_ what: String, _ isSeen: (VirtualScreen) -> Bool) async throws {
        try await read(until: { isSeen(self.screen) }, "waiting for \(what)")
    }

    /// Reads until a text is on the screen.
    func expect(_ text: String) async throws {
        try await expect("'\(text)'") { $0.text.contains(text) }
    }

    /// Reads until the process has ended.
    func waitForEnd() async throws -> End {
        try await read(until: { self.hasEnded() }, "waiting for the end")
        while await readOnce(milliseconds: 0) {}
        guard let end else { throw Failure(description: "no end") }
        return end
    }

    private func hasEnded() -> Bool {
        if end != nil { return true }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return false }
        end = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
        return true
    }

    /// Each turn waits until output comes or 20 ms have passed.
    private func read(until isDone: () -> Bool, _ what: String) async throws {
        var turns = 0
        while !isDone() {
            turns += 1
            if turns > Self.patience { throw Failure(description: "\(what); on the screen:\n\(screen.text)") }
            let hadEnded = hasEnded()
            if !(await readOnce(milliseconds: 20)), hadEnded, !isDone() {
                throw Failure(
                    description:
                        "\(what), but the process has ended (\(end.map { "\($0)" } ?? "")); on the screen:\n\(screen.text)"
                )
            }
        }
    }

    @discardableResult
    private func readOnce(milliseconds: Int32) async -> Bool {
        let bytes = await Self.read(from: master, milliseconds: milliseconds)
        output += bytes
        screen.feed(bytes)
        return !bytes.isEmpty
    }

    /// Waits on a thread of its own, not on one of those that all tests share.
    private static func read(from descriptor: Int32, milliseconds: Int32) async -> [UInt8] {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                var buffer = [UInt8](repeating: 0, count: 65_536)
                let isReady = poll(&ready, 1, milliseconds) > 0
                let count = isReady ? Foundation.read(descriptor, &buffer, buffer.count) : 0
                continuation.resume(returning: Array(buffer[..<max(count, 0)]))
            }
        }
    }

    private static func openMaster() throws -> (descriptor: Int32, slavePath: String) {
        #if os(Linux)
            // The C library's functions for this are not in Swift's module of it; these are the requests they make.
            let unlock: UInt = 0x4004_5431
            let getNumber: UInt = 0x8004_5430
            let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var off: Int32 = 0
            var number: UInt32 = 0
            guard master >= 0, ioctl(master, unlock, &off) == 0, ioctl(master, getNumber, &number) == 0 else {
                throw Failure(description: "no pseudo-terminal: errno \(errno)")
            }
            return (master, "/dev/pts/\(number)")
        #else
            let master = posix_openpt(O_RDWR | O_NOCTTY)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
                throw Failure(description: "no pseudo-terminal: errno \(errno)")
            }
            return (master, String(cString: name))
        #endif
    }

    #if os(Linux)
        private static let newSession: Int16 = 0x80
    #else
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif

    /// For an app that was built with the address sanitizer: its signals and its exit status are its own.
    private static let leaveAlone =
        (["segv", "sigbus", "sigfpe", "sigill", "abort"].map { "handle_\($0)=0" }
        + ["detect_leaks=0"]).joined(separator: ":")

    /// A session of its own, so that the terminal becomes its controlling one and signals to its group stay there.
    private static func spawn(_ command: [String], terminal: String, environment: [String: String]) throws -> pid_t {
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
            var actions: posix_spawn_file_actions_t?
        #else
            var attributes = posix_spawnattr_t()
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setflags(
            &attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        let words = command.map { strdup($0) } + [nil]
        let settings = [
            "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": leaveAlone,
        ].merging(environment) { $1 }
        let variables = settings.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, command[0], &actions, &attributes, words, variables)
        guard error == 0 else { throw Failure(description: "cannot start \(command[0]): error \(error)") }
        return process
    }
}
