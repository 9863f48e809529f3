import Streams

/// The rules of the login form: when it may be sent, and what is remembered of it.
struct LoginRules: ScreenRules {
    enum Input: WakingInput {
        case account(String)
        case password(String)
        case remember(Bool)
        case submit
        /// What waits to be written is written now.
        case flush
        case cancel
        case wake(RxTime)
        /// How an attempt ended.
        case answered(Attempt, Event<AuthResult>)
    }

    enum Output: Equatable, Sendable {
        case login(Attempt)
        /// The store gets an account, or none.
        case write(String?)
        case authorized(AuthResult)
        case failed(String)
    }

    /// One attempt to log in.
    struct Attempt: Hashable, Sendable {
        let number: Int
        let account: String
        let password: String
    }

    struct Settings: Sendable {
        var trimsAccount = true
        var shortest = 3
        var writeDelay = Duration.milliseconds(500)
        var defaultLockout = Duration.seconds(600)
        var texts = SignInTexts.current
    }

    private struct Write: Equatable, Sendable {
        let account: String?
        let due: RxTime
    }

    /// The text of the account field.
    private(set) var account: String
    private(set) var isRemembering: Bool
    private(set) var isOver = false
    private let settings: Settings
    private var password = ""
    private var attempt: Attempt?
    private var attempts = 0
    private var lockedUntil: RxTime?
    private var stored: String?
    private var pending: Write?

    /// The form as it opens, with the account that was remembered.
    init(stored: String?, settings: Settings) {
        self.settings = settings
        let remembered = stored?.trimmed.isEmpty == false ? stored : nil
        self.stored = stored
        account = remembered ?? ""
        isRemembering = remembered != nil
    }

    mutating func handle(_ input: Input, at now: RxTime) -> [Output] {
        if isOver { return [] }
        let due = advance(to: now)
        switch input {
        case .account(let new): return due + edit(new, at: now)
        case .password(let new): password = new
        case .remember(let isOn): return due + remember(isOn, at: now)
        case .submit: return due + submit()
        case .flush: return due + flush()
        case .cancel: isOver = true
        case .wake(let moment): return due + advance(to: max(now, moment))
        case .answered(let answered, let answer): return due + finish(answered, answer, at: now)
        }
        return due
    }
}

extension LoginRules {
    var isLoading: Bool { attempt != nil && !isOver }

    var isLocked: Bool { lockedUntil != nil && !isOver }

    var canSubmit: Bool {
        !isOver && attempt == nil && lockedUntil == nil && !account.trimmed.isEmpty
            && sentAccount.count >= settings.shortest && password.count >= settings.shortest
    }

    var wake: RxTime? { isOver ? nil : [lockedUntil, pending?.due].compactMap(\.self).min() }

    /// The account as it is sent and stored.
    var sentAccount: String { settings.trimsAccount ? account.trimmed : account }

    private mutating func advance(to now: RxTime) -> [Output] {
        if let moment = lockedUntil, moment <= now { lockedUntil = nil }
        guard let pending, pending.due <= now else { return [] }
        return flush()
    }

    private mutating func edit(_ new: String, at now: RxTime) -> [Output] {
        guard new != account else { return [] }
        account = new
        if isRemembering { rememberSoon(at: now) }
        return []
    }

    private mutating func remember(_ isOn: Bool, at now: RxTime) -> [Output] {
        guard isOn != isRemembering else { return [] }
        isRemembering = isOn
        if !isOn { return store(nil) }
        rememberSoon(at: now)
        return []
    }

    private mutating func rememberSoon(at now: RxTime) {
        let wanted = account.trimmed.isEmpty ? nil : sentAccount
        pending = wanted == stored ? nil : Write(account: wanted, due: now.advanced(by: settings.writeDelay))
    }

    private mutating func flush() -> [Output] { pending.map { store($0.account) } ?? [] }

    private mutating func store(_ account: String?) -> [Output] {
        pending = nil
        stored = account
        return [.write(account)]
    }

    private mutating func submit() -> [Output] {
        guard canSubmit else { return [] }
        attempts += 1
        let attempt = Attempt(number: attempts, account: sentAccount, password: password)
        self.attempt = attempt
        return [.login(attempt)]
    }

    private mutating func finish(_ answered: Attempt, _ answer: Event<AuthResult>, at now: RxTime) -> [Output] {
        guard answered == attempt else { return [] }
        attempt = nil
        if case .next(let result) = answer {
            isOver = true
            let remembered = isRemembering ? answered.account : nil
            let isStored = isRemembering && pending == nil && stored == remembered
            return (isStored ? [] : store(remembered)) + [.authorized(result)]
        }
        let error = answer.error ?? AuthError.unexpectedResponse
        if case .tooManyAttempts(let wait) = error as? AuthError {
            let wait = wait ?? settings.defaultLockout
            lockedUntil = wait > .zero ? now.advanced(by: wait) : nil
        }
        return ErrorText.of(error, in: settings.texts).map { [.failed($0)] } ?? []
    }
}

extension String {
    /// Without white space of any kind, and marks that nobody sees, at its ends.
    fileprivate var trimmed: String {
        let isBlank = { (character: Character) in character.isWhitespace || character.normalised == nil }
        let rest = drop(while: isBlank)
        return rest.lastIndex { !isBlank($0) }.map { String(rest[...$0]) } ?? ""
    }
}
