import Streams

extension ConfirmCodeRules {
    /// One confirmation of a code.
    struct Attempt: Hashable, Sendable {
        let number: Int
        let code: String
        let token: String
        let start: RxTime
    }
}
