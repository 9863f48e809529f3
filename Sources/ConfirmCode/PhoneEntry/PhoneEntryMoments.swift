extension ScreenMoment<PhoneEntryRules> {
    var send: PhoneEntryRules.Attempt? { if case .send(let attempt) = output { attempt } else { nil } }

    /// The session that a code can be entered for.
    var opened: PhoneSession? { if case .opened(let session, _) = output { session } else { nil } }

    var failed: String? { if case .failed(let text) = output { text } else { nil } }
}
