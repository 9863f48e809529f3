import ConfirmCode
import Streams

@testable import confirm_code

/// A script that is played command by command, while everything that must hold is looked at.
@MainActor
final class RandomRun {
    private var player: Player!
    private var service: CheckedService!
    private var seconds = Int.max
    private var isLoading: Set<SignIn.Place> = []
    private var hasEnded = false
    private(set) var broken: [String] = []
    /// The commands that made sense at their place.
    private(set) var commands: [PlayCommand] = []

    init() throws {
        var options = try Arguments([])
        options.seed = 1
        player = try Player(
            PlayScript(""), options: options, observe: { [weak self] in self?.see($0) },
            wrap: {
                service = CheckedService($0)
                return service
            }, print: { _ in })
    }

    /// True where somebody is signed in.
    var isAuthorized: Bool { player?.isAuthorized == true }

    /// What the screen stands at; random users mostly do what can be done there.
    var step: SignInStep { player.signIn?.step ?? .phone }

    /// Plays `command`, where it makes sense.
    func play(_ command: PlayCommand) {
        service.setSubmitting(command == .submit)
        if case .relaunch = command {
            service.forgetRejections()
            isLoading = []
        }
        do throws(ScriptError) {
            try player.run(PlayScript.Step(line: commands.count + 1, command: command))
            commands.append(command)
        } catch {
            return
        }
        let isWaiting = service.inFlight > 0
        if !isWaiting, !isLoading.isDisjoint(with: [.phone, .code]) { broken.append("loading without a request") }
        if player.isAuthorized { service.forbid() }
        broken += service.broken
    }

    /// Leaves the app where it stands, and looks whether anything is left of it.
    func leave() {
        weak let flow = player.signIn?.flow
        weak let phone = player.signIn?.flow.phoneEntry
        weak let code = player.signIn?.flow.codeEntry?.confirmation
        weak let field = player.signIn?.flow.codeEntry?.field
        weak let login = player.signIn?.flow.login
        service.forbid()
        player.leave()
        hasEnded = true
        if flow != nil || phone != nil || code != nil || field != nil || login != nil { broken.append("a leak") }
        if service.inFlight > 0 { broken.append("a request that outlives its screen") }
        try? player.run(PlayScript.Step(line: 0, command: .wait(.seconds(100))))
        broken += service.broken
    }

    private func see(_ output: SignIn.Output) {
        if hasEnded { broken.append("an output after the end: \(output)") }
        switch output {
        case .step(let step): if isAuthorized, !step.isAuthorized { broken.append("signed out again") }
        case .newCodeScreen: seconds = .max
        case .countdown(let reading): see(reading)
        case .phoneWait(let reading): if reading.seconds < 0 { broken.append("less than nothing to wait for") }
        case .isLoading(let isOn, let place):
            isLoading.formSymmetricDifference([place])
            if isOn != isLoading.contains(place) { broken.append("loading \(isOn) twice") }
            if isOn, isAuthorized { broken.append("loading after success") }
        case .error: if isAuthorized { broken.append("an error after success") }
        case .newCodeSent: if isAuthorized { broken.append("a new code after success") }
        case .region, .field, .timerIsActive, .state, .canSubmit, .canResend, .account, .isRemembering, .canLogIn:
            break
        }
    }

    private func see(_ reading: Countdown.Reading) {
        if reading.seconds > seconds, reading.fraction < 1 { broken.append("the timer rises without a restart") }
        if !(0...1).contains(reading.fraction) || reading.seconds < 0 { broken.append("the timer leaves its range") }
        if reading.isExpired != (reading.fraction == 0) { broken.append("number and fraction disagree") }
        seconds = reading.seconds
    }
}

extension PlayCommand {
    /// What a person, a server or a clock might do next.
    @MainActor
    static func random(at step: SignInStep, using generator: inout some RandomNumberGenerator) -> PlayCommand {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<10: return .fault(randomFault(using: &generator))
        case 10..<14: return .awaitAnswers(Bool.random(using: &generator))
        case 14..<26: return .wait(.seconds(pick([0.1, 0.2, 0.5, 0.7, 0.8, 1, 4, 30, 60.1, 600.1], &generator)))
        case 26..<29: return .relaunch(.seconds(pick([0, 0, -100_000, -30, 30, 100_000], &generator)))
        case 29..<31: return .restart
        default: break
        }
        switch step {
        case .code:
            return pick(
                [
                    .wrong, .wrong, .wrong, .code, .submit, .submit, .resend, .resend, .backspace, .backspace, .back,
                    .type("1"), .type("111111"), .paste("111111"), .paste("1234567"), .paste("222222"), .paste("12"),
                    .phone("+15555550100"), .phone("+15555550101"),
                ], &generator)
        case .phone, .login, .personalData, .done:
            return pick(
                [
                    .phone("+15555550100"), .phone("+15555550100"), .phone("+15555550101"), .phone("5555550100"),
                    .phone("12"), .country("GB"), .country("US"), .login(account: "demo", password: "wrong"),
                    .login(account: "demo", password: "password"), .remember(true), .remember(false), .back,
                ], &generator)
        }
    }

    /// A wait may be shorter, a text too.
    var simpler: [PlayCommand] {
        switch self {
        case .wait(let wait):
            [.wait(.seconds(0.1)), .wait(.seconds(1)), .wait(.seconds(10))].filter {
                $0 != self && wait > .seconds(0.1)
            }
        case .paste, .type: [.type("1"), .paste("111111")].filter { $0 != self }
        case .phone(let number) where number != "+15555550100": [.phone("+15555550100")]
        default: []
        }
    }

    private static func randomFault(using generator: inout some RandomNumberGenerator) -> PlayFault {
        let plain = PlayFault.plain.keys.sorted().compactMap { PlayFault($0) }
        let seconds: Duration = pick([.seconds(0.3), .seconds(2), .seconds(29), .seconds(31)], &generator)
        let timed = PlayFault.timed.keys.sorted().compactMap { PlayFault($0, seconds) }
        return pick(plain + timed + timed + timed, &generator)
    }

    private static func pick<Element>(_ elements: [Element], _ generator: inout some RandomNumberGenerator) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }
}
