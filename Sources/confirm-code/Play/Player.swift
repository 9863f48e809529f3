import ConfirmCode
import Streams
import VirtualTime

/// Runs a script over the real models in virtual time.
@MainActor
final class Player {
    private static let ticksPerSecond = 10
    /// How long an answer or a delivery is waited for: 10 minutes.
    private static let longestWait = 600 * ticksPerSecond

    private let script: PlayScript
    private let print: (String) -> Void
    private let time = TestScheduler(resolution: 1 / Double(ticksPerSecond), simulateProcessingDelay: false)
    private var transcript = Transcript()
    private var signIn: SignIn?
    private var phone = ""
    private var delivered: [InMemoryAuthService.Delivery] = []
    /// How many SMS are on their way to each phone.
    private var deliveriesDue: [String: Int] = [:]
    private var tried: [String] = []
    private var isAuthorized = false

    /// A player of `script`, which hands every line to `print`.
    init(_ script: PlayScript, options: Arguments, print: @escaping (String) -> Void) {
        self.script = script
        self.print = print
        let service = options.service(on: time) { [weak self] in self?.deliver($0) }
        signIn = SignIn(service: service, scheduler: time, resendAfter: options.resendAfter) { [weak self] in
            self?.take($0)
        }
    }

    /// Runs the script to its end, to `quit`, or until somebody is signed in.
    ///
    /// - Throws: ``ScriptError`` where a command makes no sense at its place.
    func run() throws(ScriptError) {
        for step in script.steps {
            if step.command == .quit { return }
            try run(step)
            if isAuthorized { return }
        }
    }

    private func run(_ step: PlayScript.Step) throws(ScriptError) {
        guard let signIn else { return }
        switch step.command {
        case .phone(let number): signIn.askForCode(phone: number)
        case .wait(let duration): time.advanceTo(time.clock + Self.ticks(in: duration))
        case .quit: break
        default: try runWithCode(step, signIn)
        }
        awaitAnswer(of: signIn)
    }

    private func runWithCode(_ step: PlayScript.Step, _ signIn: SignIn) throws(ScriptError) {
        guard signIn.hasSession else { throw ScriptError(line: step.line, reason: "no code is asked for here") }
        switch step.command {
        case .type(let digits): digits.forEach { signIn.insert(String($0)) }
        case .paste(let text): signIn.insert(text)
        case .backspace: signIn.deleteBackward()
        case .code: signIn.insert(try deliveredCode(step))
        case .wrong: signIn.insert(nextWrongCode(after: try deliveredCode(step)))
        case .submit: signIn.submit()
        case .resend: signIn.resend()
        case .phone, .wait, .quit: break
        }
    }

    /// Lets time run until the answer to a request is there; not at all where there is no request.
    private func awaitAnswer(of signIn: SignIn) {
        time.advanceTo(time.clock)
        wait { !signIn.isLoading }
    }

    private func deliveredCode(_ step: PlayScript.Step) throws(ScriptError) -> String {
        wait { deliveriesDue[phone, default: 0] <= 0 }
        guard let code = delivered.last(where: { $0.phone == phone })?.code else {
            throw ScriptError(line: step.line, reason: "no code was delivered")
        }
        return code
    }

    private func wait(until isDone: () -> Bool) {
        for _ in 0..<Self.longestWait where !isDone() { time.advanceTo(time.clock + 1) }
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
        } while delivered.contains { $0.code == candidate } || tried.contains(candidate)
        tried.append(candidate)
        return candidate
    }

    private func deliver(_ delivery: InMemoryAuthService.Delivery) {
        deliveriesDue[delivery.phone, default: 0] -= 1
        delivered.append(delivery)
        if !isAuthorized { print(transcript.line(sms: delivery.code, at: time.clock)) }
    }

    private func take(_ output: SignIn.Output) {
        if isAuthorized { return }
        switch output {
        case .codeAskedFor(let phone, let isNew):
            self.phone = phone
            if isNew { deliveriesDue[phone, default: 0] += 1 }
        case .newCodeSent: deliveriesDue[phone, default: 0] += 1
        case .authorized: isAuthorized = true
        default: break
        }
        if let line = transcript.line(for: output, at: time.clock) { print(line) }
    }

    private static func ticks(in duration: Duration) -> Int {
        Int((duration / .seconds(1) * Double(ticksPerSecond)).rounded())
    }
}
