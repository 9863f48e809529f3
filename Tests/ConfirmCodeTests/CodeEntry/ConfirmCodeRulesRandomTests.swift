import Streams
import Testing

@testable import ConfirmCode

/// Random users, servers and clocks against what must hold whatever they do.
struct ConfirmCodeRulesRandomTests {
    @Test(arguments: [false, true])
    func `whatever happens, the promises of the screen hold`(restartsTimerOnSubmit: Bool) {
        for seed in 0..<1500 {
            var run = RandomRun(seed: UInt64(seed), restartsTimerOnSubmit: restartsTimerOnSubmit)
            for _ in 0..<60 { run.step() }
            #expect(run.broken == [], "seed \(seed): \(run.script)")
            if !run.broken.isEmpty { return }
        }
    }
}

private struct RandomRun {
    private var desk: RulesDesk
    private var generator: SeededGenerator
    private var confirmations: [ConfirmCodeRules.Attempt] = []
    private var isResending = false
    private var rejected: Set<[String]> = []
    private var tokens = 1
    private var isOver = false
    private(set) var script: [String] = []
    private(set) var broken: Set<String> = []

    init(seed: UInt64, restartsTimerOnSubmit: Bool) {
        generator = SeededGenerator(seed: seed)
        desk = RulesDesk(restartsTimerOnSubmit: restartsTimerOnSubmit, wait: 20)
    }

    mutating func step() {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<35: send(.text(pick(["", "1", "123", "1234", "5678", "9999", "12345"])))
        case 35..<40: send(.draft(pick(["1234", "5678", "12"])))
        case 40..<50: send(.submit)
        case 50..<62: send(.resend)
        case 62: send(.cancel)
        case 63..<80: answerConfirmation()
        case 80..<90: answerResend()
        default: wait(Int.random(in: 1...40, using: &generator))
        }
    }

    private mutating func answerConfirmation() {
        guard let index = confirmations.indices.randomElement(using: &generator) else { return }
        let attempt = confirmations.remove(at: index)
        let answer: Event<AuthResult> = pick([
            .next(.success), .error(AuthError.invalidCode), .error(AuthError.invalidCode),
            .error(AuthError.sessionExpired), .error(AuthError.network), .error(AuthError.timeout),
            .error(AuthError.tooManyAttempts(wait: .seconds(30))), .error(CancellationError()), .completed,
        ])
        if attempt.token == desk.rules.token, let error = answer.error as? AuthError,
            [.invalidCode, .sessionExpired].contains(error), !isOver
        {
            rejected.insert([attempt.code, attempt.token])
        }
        send(.confirmed(attempt, answer))
    }

    private mutating func answerResend() {
        guard isResending else { return }
        isResending = false
        tokens += 1
        send(
            .resent(
                pick([
                    .next("token \(tokens)"), .next("token \(tokens)"), .error(AuthError.network),
                    .error(AuthError.resendTooSoon(wait: .seconds(7))), .error(AuthError.tooManyAttempts(wait: nil)),
                ])))
    }

    /// Time passes, and the screen is woken as it asked to be, sometimes late.
    private mutating func wait(_ seconds: Int) {
        let end = desk.seconds + seconds
        while let wake = desk.rules.wake, wake <= second(end) {
            let due = Int(wake.nanoseconds / 1_000_000_000)
            send(.wake(wake), at: max(due, desk.seconds))
        }
        desk.seconds = end
    }

    private mutating func send(_ input: ConfirmCodeRules.Input, at seconds: Int? = nil) {
        let before = desk.rules
        let outputs = desk.send(input, at: seconds)
        script.append("\(desk.seconds)s \(input)")
        for output in outputs { take(output, of: input) }
        if case .cancel = input { isOver = true }
        check(before, input, outputs)
    }

    private mutating func take(_ output: ConfirmCodeRules.Output, of input: ConfirmCodeRules.Input) {
        require(!isOver, "nothing after the end")
        switch output {
        case .confirm(let attempt):
            require(!confirmations.contains { $0.token == attempt.token }, "one confirmation at a time")
            require(attempt.token == desk.rules.token, "the token is the session's")
            var isSubmit = false
            if case .submit = input { isSubmit = true }
            require(
                isSubmit || !rejected.contains([attempt.code, attempt.token]), "a rejected code waits for the button")
            confirmations.append(attempt)
        case .resend:
            require(!isResending, "one new code at a time")
            isResending = true
        case .authorized: isOver = true
        case .newCodeSent, .failed: break
        }
    }

    private mutating func check(
        _ before: ConfirmCodeRules, _ input: ConfirmCodeRules.Input, _ outputs: [ConfirmCodeRules.Output]
    ) {
        let rules = desk.rules
        let isWaiting = isResending || confirmations.contains { $0.token == rules.token }
        require(rules.isLoading == (isWaiting && !isOver), "loading is what is on its way")
        require(rules.isOver == isOver, "it knows when it is over")
        require(rules.reading.seconds >= 0, "never less than nothing")
        if before.countdown == rules.countdown {
            require(rules.reading.seconds <= before.reading.seconds, "the timer rises at a restart alone")
        }
        if case .locked = rules.state {
            require(!rules.canSubmit && !rules.canResend, "nothing is offered while it is locked")
        }
        if case .resend = input { require(!before.canResend || !outputs.isEmpty, "a new code that is offered is sent") }
        require(!rules.isTimerActive || rules.wake != nil, "a running timer is woken")
    }

    private mutating func require(_ condition: Bool, _ promise: String) {
        if !condition { broken.insert(promise) }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements.randomElement(using: &generator)!
    }
}
