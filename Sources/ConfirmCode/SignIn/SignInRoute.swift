/// The order of the screens of a sign-in: which one follows from what.
///
///     phone  <->  code   ->  personal data  ->  done
///       ^                         ^              ^
///       +------>  login  ---------+--------------+
struct SignInRoute: Hashable, Sendable {
    /// What leads from a screen to another.
    enum Turn: Hashable, Sendable {
        /// A code can be entered: one that was just sent, or the one before.
        case codeSent(PhoneSession, isNew: Bool)
        /// Another phone number is entered than the code was sent to.
        case numberChanged
        /// The login form was asked for.
        case logIn
        /// What a code, or account and password, led to.
        case authorized(AuthResult, name: String)
        /// The personal data were given.
        case personalDataGiven
        case back
        case restart
    }

    private(set) var step = SignInStep.phone

    /// A sign-in that opens with `step`.
    init(_ step: SignInStep = .phone) { self.step = step }

    /// Goes where `turn` leads from here; nowhere, where it does not belong to the screen.
    mutating func take(_ turn: Turn) {
        switch (step, turn) {
        case (_, .restart): step = .phone
        case (.personalData(let name), .personalDataGiven): step = .done(name: name)
        case (.personalData, _), (.done, _): break
        case (_, .authorized(.success, let name)): step = .done(name: name)
        case (_, .authorized(.needPersonalData, let name)): step = .personalData(name: name)
        case (.phone, .codeSent(let session, _)): step = .code(phone: session.phone)
        case (.phone, .logIn): step = .login
        case (.code, .numberChanged), (.code, .back), (.login, .back): step = .phone
        default: break
        }
    }
}
