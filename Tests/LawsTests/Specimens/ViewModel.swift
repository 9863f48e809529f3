import Streams

extension Specimen {
    static let viewModel: [Specimen] = [
        Specimen("trackActivity", "ViewModel/ActivityIndicator") { $0.source.trackActivity(ActivityIndicator()) },
        Specimen("trackError", "ViewModel/ErrorTracker") { $0.source.trackError(ErrorTracker()) },
        Specimen("Action", "ViewModel/Action", [.remembering, .keeping, .opaque]) { rig in
            .deferred {
                let action = Action<Token, Token> { _ in rig.source }
                return action.execute(Token(0)).do(onDispose: { withExtendedLifetime(action) {} })
            }
        },
    ]
}
