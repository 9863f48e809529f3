import Streams

/// The two models of a screen for a code, joined: the field, and what becomes of the code in it.
public final class CodeEntry: Sendable {
    /// The boxes.
    public let field: CodeFieldViewModel
    /// The confirmation, the timer and the new codes.
    public let confirmation: ConfirmCodeViewModel
    let bag = DisposeBag()

    /// Joins `field` to `confirmation` for as long as this lives.
    public init(field: CodeFieldViewModel, confirmation: ConfirmCodeViewModel) {
        self.field = field
        self.confirmation = confirmation
        field.bind(to: confirmation).disposed(by: bag)
    }
}
