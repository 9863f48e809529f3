import ConfirmCode
import Foundation
import Streams
import VirtualTime

/// Runs a script over the real models in virtual time.
@MainActor final class Player {
    private static let ticksPerSecond = 10
    /// How long an answer or a delivery is waited for: 10 minutes.
    private static let longestWait = 600 * ticksPerSecond

    private let script: PlayScript
    private let print: (String) -> Void
    private let observe: (SignIn.Output) -> Void
    private let screen: PlayedScreen?
    private let time = TestScheduler(resolution: 1 / Double(ticksPerSecond), simulateProcessingDelay: false)
    private let messages = PlayedMessages()
    private var transcript = Transcript()
    private var services: AppServices?
    /// How far the wall clock was moved.
    private let clockShift = Locked(Duration.zero)
    private(set) var signIn: SignIn?
    private var awaitsAnswers = true
    private var tried: [String] = []
    private(set) var isAuthorized = false
    private let nextFault = Locked<InMemoryFault?>(nil)

    /// A player of `script`, which hands every line to `print`.
    ///
    /// - Parameters:
    ///   - observe: Told every output before its line is printed.
    ///   - screen: Shows the run.
    ///   - wrap: What stands between the models and the service for codes.
    init(
        _ script: PlayScript, options: Arguments, observe: @escaping (SignIn.Output) -> Void = { _ in },
        screen: PlayedScreen? = nil, wrap: (any AuthService) -> any AuthService = { $0 },
        print: @escaping (String) -> Void
    ) {
        self.script = script
        self.screen = screen
        self.print = print
        self.observe = observe
        let store = PlayedAccountStore { [weak self] in self?.tell(stored: $0) }
        let fault: AppServices.Faults = { [nextFault, messages] request in
            let fault = nextFault.exchange(nil)
            if fault == .deliveryLost, request == .loginByPhone { MainQueue.run { messages.lose() } }
            return fault
        }
        services = AppServices(options, on: time, store: store, fault: fault) { [weak self] in self?.deliver($0) }
        if let codes = services?.codes { services?.codes = messages.counting(wrap(codes)) }
        open(nil)
    }

    /// Runs the script to its end, to `quit`, or until somebody is signed in.
    ///
    /// - Returns: The line of the first command that was not run, since somebody is signed in.
    /// - Throws: ``ScriptError`` where a command makes no sense at its place.
    @discardableResult func run() throws(ScriptError) -> Int? {
        for step in script.steps {
            if isAuthorized { return step.line }
            if step.command == .quit { return nil }
            try run(step)
        }
        return nil
    }

    /// Ends the sign-in, wherever it stands.
    func leave() { signIn = nil }

    /// Begins a sign-in, as the app does when it is started.
    private func open(_ session: ConfirmCodeSession?) {
        let wallClock: @Sendable () -> Date = { [time, clockShift] in
            let now = RxTime(nanoseconds: 0).duration(to: time.now) + clockShift.value
            return Date(timeIntervalSince1970: now / .seconds(1))
        }
        let flow = services?.flow(region: PhoneRegion.all[0], session: session, wallClock: wallClock)
        screen?.clear()
        signIn = flow.map { SignIn($0) { [weak self] in self?.take($0) } }
        screen?.attach(signIn, at: time.clock)
    }

    /// Runs one command.
    func run(_ step: PlayScript.Step) throws(ScriptError) {
        if case .wait(let duration) = step.command { wait(Self.ticks(in: duration)) }
        guard let signIn else { return }
        switch step.command {
        case .phone(let number):
            signIn.back()
            signIn.setPhone(number)
            screen?.show(phone: number)
            signIn.askForCode()
        case .country(let code):
            if let region = PhoneRegion(code: code) {
                let number = signIn.choose(region)
                screen?.show(phone: number)
            }
        case .login(let account, let password):
            openLogin(signIn)
            signIn.setAccount(account)
            signIn.setPassword(password)
            screen?.show(password: password)
            signIn.logIn()
        case .remember(let isOn):
            openLogin(signIn)
            signIn.remember(isOn)
        case .back: signIn.back()
        case .restart: signIn.restart()
        case .relaunch(let shift):
            let session = signIn.flow.session
            leave()
            clockShift.withLock { $0 += shift }
            return open(session)
        case .fault(let fault): _ = nextFault.exchange(fault.fault)
        case .awaitAnswers(let isOn): awaitsAnswers = isOn
        case .wait, .quit: break
        case .type, .paste, .backspace, .code, .wrong, .submit, .resend: try runWithCode(step, signIn)
        }
        screen?.look(at: time.clock)
        awaitAnswer(of: signIn)
    }

    private func openLogin(_ signIn: SignIn) {
        if signIn.step == .login { return }
        signIn.back()
        signIn.openLogin()
    }

    private func runWithCode(_ step: PlayScript.Step, _ signIn: SignIn) throws(ScriptError) {
        guard signIn.asksForCode else { throw ScriptError(line: step.line, reason: "no code is asked for here") }
        switch step.command {
        case .type(let digits): digits.forEach { insert(String($0), signIn) }
        case .paste(let text): insert(text, signIn)
        case .backspace: edit(signIn) { $0.deleteBackward() }
        case .code: insert(try deliveredCode(step, signIn), signIn)
        case .wrong: insert(nextWrongCode(after: try deliveredCode(step, signIn)), signIn)
        case .submit: signIn.submit()
        case .resend: signIn.resend()
        default: break
        }
    }

    private func insert(_ text: String, _ signIn: SignIn) { edit(signIn) { $0.insert(text) } }

    private func edit(_ signIn: SignIn, _ edit: (SignIn) -> Void) {
        if let screen { screen.edit(edit) } else { edit(signIn) }
    }

    /// Lets time run until the answer to a request is there; not at all where there is no request.
    private func awaitAnswer(of signIn: SignIn) {
        time.advanceTo(time.clock)
        if awaitsAnswers { wait { !signIn.isLoading } }
    }

    private func deliveredCode(_ step: PlayScript.Step, _ signIn: SignIn) throws(ScriptError) -> String {
        let phone = signIn.phone ?? ""
        wait { !messages.isDue(to: phone) }
        guard let code = messages.code(for: phone) else {
            throw ScriptError(line: step.line, reason: "no code was delivered")
        }
        return code
    }

    private func wait(until isDone: () -> Bool) {
        let end = time.clock + Self.longestWait
        while time.clock < end, !isDone() { tick() }
    }

    /// Lets time run, tick by tick while something turns on the screen.
    private func wait(_ ticks: Int) {
        let end = time.clock + ticks
        while screen != nil, time.clock < end, signIn?.isLoading == true { tick() }
        time.advanceTo(end)
    }

    private func tick() {
        time.advanceTo(time.clock + 1)
        screen?.tick(at: time.clock)
    }

    /// The next code of the same length that was neither delivered nor tried as a wrong one.
    private func nextWrongCode(after code: String) -> String {
        var digits = code.compactMap(\.wholeNumberValue)
        var candidate: String
        repeat {
            for index in digits.indices.reversed() {
                digits[index] = (digits[index] + 1) % 10
                if digits[index] != 0 { break }
            }
            candidate = digits.map(String.init).joined()
        } while messages.delivered.contains { $0.code == candidate } || tried.contains(candidate)
        tried.append(candidate)
        return candidate
    }

    private func deliver(_ delivery: InMemoryAuthService.Delivery) {
        messages.deliver(delivery)
        screen?.show(sms: delivery.code, at: time.clock)
        if !isAuthorized { print(transcript.line(sms: delivery.code, at: time.clock)) }
    }

    private func tell(stored account: String?) { print(transcript.line(stored: account, at: time.clock)) }

    private func take(_ output: SignIn.Output) {
        observe(output)
        screen?.take(output, at: time.clock)
        if isAuthorized { return }
        if case .step(let step) = output { isAuthorized = step.isAuthorized }
        if let line = transcript.line(for: output, at: time.clock) { print(line) }
    }

    private static func ticks(in duration: Duration) -> Int {
        Int((duration / .seconds(1) * Double(ticksPerSecond)).rounded())
    }
}
