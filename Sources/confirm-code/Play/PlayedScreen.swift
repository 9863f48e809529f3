/// The screen of a played script: what a person would have seen of it, and when.
@MainActor final class PlayedScreen {
    /// A picture, and when it was first to be seen.
    struct Moment: Equatable, Sendable {
        /// Tenths of a second since the start.
        var tenths: Int
        var frame: Frame
    }

    private let size: ScreenSize
    private let language: Language
    private var presenter: SignInPresenter
    /// Everything that was to be seen, in the order of time.
    private(set) var moments: [Moment] = []

    init(size: ScreenSize, language: Language) {
        self.size = size
        self.language = language
        presenter = SignInPresenter(language: language)
    }

    /// What is to be seen now.
    var frame: Frame { presenter.frame(width: size.columns, height: size.rows) }

    /// Forgets everything, as a start of the app does.
    func clear() { presenter = SignInPresenter(language: language) }

    /// Shows a sign-in from here on, whose outputs so far it was told.
    func attach(_ signIn: SignIn?, at tenths: Int) {
        presenter.signIn = signIn
        look(at: tenths)
    }

    func take(_ output: SignIn.Output, at tenths: Int) {
        presenter.take(output)
        look(at: tenths)
    }

    func show(sms code: String, at tenths: Int) {
        presenter.show(sms: code)
        look(at: tenths)
    }

    /// Shows a number in its field.
    func show(phone: String) { presenter.phoneField = PhoneField(phone) }

    /// Shows a password in its field.
    func show(password: String) { presenter.login.password = LineField(password) }

    /// Edits the code, as keys do.
    func edit(_ edit: (SignIn) -> Void) { presenter.edit(edit) }

    /// Turns what turns.
    func tick(at tenths: Int) {
        presenter.turnSpinner()
        look(at: tenths)
    }

    /// Keeps what is to be seen at a time; of one time, what it leaves.
    func look(at tenths: Int) {
        if moments.last?.tenths == tenths {
            moments[moments.count - 1].frame = frame
        } else if moments.last?.frame != frame {
            moments.append(Moment(tenths: tenths, frame: frame))
        }
    }
}
