import Foundation
import Streams
import Testing

@testable import ConfirmCode

func second(_ seconds: Int) -> RxTime {
    RxTime(nanoseconds: 0).advanced(by: .seconds(seconds))
}

/// The rules of a screen with a code of four digits and a wait of sixty seconds.
struct RulesDesk {
    var rules: ConfirmCodeRules
    var seconds = 0

    init(restartsTimerOnSubmit: Bool = false, wait: Int = 60) {
        let total = Duration.seconds(wait)
        rules = ConfirmCodeRules(
            PhoneSession(
                phone: "+15555550100", token: "token", countdown: Countdown(from: second(0), lasting: total)),
            at: second(0),
            settings: ConfirmCodeRules.Settings(
                reader: CodeReader(length: 4, alphabet: .digits), resendTimeout: total,
                restartsTimerOnSubmit: restartsTimerOnSubmit, defaultLockout: .seconds(600)))
    }

    /// Hands `input` in at `seconds`, or where the clock stands.
    @discardableResult
    mutating func send(_ input: ConfirmCodeRules.Input, at seconds: Int? = nil) -> [ConfirmCodeRules.Output] {
        self.seconds = seconds ?? self.seconds
        return rules.handle(input, at: second(self.seconds))
    }

    /// Types a complete code, and hands out its confirmation.
    mutating func attempt(_ code: String = "1234", at seconds: Int? = nil) throws -> ConfirmCodeRules.Attempt {
        let outputs = send(.text(code), at: seconds)
        let attempt = outputs.compactMap { if case .confirm(let attempt) = $0 { attempt } else { nil } }.first
        return try #require(attempt)
    }

    /// Types `1234`, whose confirmation fails.
    mutating func fail(_ error: any Error, at seconds: Int? = nil) throws -> [ConfirmCodeRules.Output] {
        send(.confirmed(try attempt(at: seconds), .error(error)))
    }
}

func confirmed(_ outputs: [ConfirmCodeRules.Output]) -> [String] {
    outputs.compactMap { if case .confirm(let attempt) = $0 { "\(attempt.code) \(attempt.token)" } else { nil } }
}

let wrongCode = ConfirmCodeRules.Output.failed(SignInTexts.english.invalidCode)
