import Streams

extension ScreenMoment<ConfirmCodeRules> {
    var confirm: ConfirmCodeRules.Attempt? { if case .confirm(let attempt) = output { attempt } else { nil } }

    var resend: String? { if case .resend(let phone) = output { phone } else { nil } }

    var authorized: AuthResult? { if case .authorized(let result) = output { result } else { nil } }

    var newCodeSent: Void? { if case .newCodeSent = output { () } else { nil } }

    var failed: String? { if case .failed(let text) = output { text } else { nil } }
}
