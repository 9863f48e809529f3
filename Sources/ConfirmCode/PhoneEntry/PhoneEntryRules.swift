import Streams

/// The rules of the phone screen: which number is entered, and whether a code is sent to it or is on its way already.
struct PhoneEntryRules: ScreenRules {
    enum Input: WakingInput {
        case text(String)
        case region(PhoneRegion)
        case submit
        case cancel
        /// The code screen has another session, or a request of its own under way.
        case renewed(PhoneSession, isBusy: Bool)
        /// Somebody was signed in, who used up the session of `name` where that is a phone.
        case signedIn(name: String)
        case wake(RxTime)
        /// How a request for a code ended.
        case sent(Attempt, Event<String>)
    }

    enum Output: Equatable, Sendable {
        case send(Attempt)
        /// A code can be entered: one that was just sent, or the one before.
        case opened(PhoneSession, isNew: Bool)
        /// The session in use belongs to another number.
        case left
        case failed(String)
    }

    /// One request for a code.
    struct Attempt: Hashable, Sendable {
        let number: Int
        let phone: String
    }

    struct Settings: Sendable {
        var resendTimeout = Duration.seconds(60)
        var defaultLockout = Duration.seconds(600)
        var texts = SignInTexts.current
    }

    /// What is known of a phone that a code was asked for.
    private struct Record: Sendable {
        var countdown: Countdown
        var session: PhoneSession?
        var isBusy = false

        init(_ session: PhoneSession, isBusy: Bool = false) {
            self.session = session
            self.isBusy = isBusy
            countdown = session.countdown
        }

        init(waiting countdown: Countdown) { self.countdown = countdown }

        func isWaiting(at now: RxTime) -> Bool { !countdown.reading(at: now).isExpired }
    }

    private(set) var text = ""
    private(set) var region: PhoneRegion
    private(set) var number: PhoneNumber?
    /// What to tell about the number, until it changes.
    private(set) var error: String?
    /// The session that the number has.
    private(set) var session: PhoneSession?
    /// The wait for the next code to the number.
    private(set) var reading = Countdown.Reading(remaining: .zero)
    private(set) var isOver = false
    private let settings: Settings
    private var attempt: Attempt?
    private var attempts = 0
    /// The requests under way, those for numbers that are no longer entered among them.
    private var underWay: [String: Attempt] = [:]
    private var records: [String: Record] = [:]

    /// An empty screen.
    init(region: PhoneRegion, settings: Settings) {
        self.region = region
        self.settings = settings
    }

    /// The screen behind a session that is open.
    init(resuming session: PhoneSession, region: PhoneRegion, settings: Settings, at now: RxTime) {
        self.init(region: region, settings: settings)
        _ = enter(text: session.phone, region: region)
        records[session.phone] = Record(session)
        self.session = session
        refresh(at: now)
    }

    mutating func handle(_ input: Input, at now: RxTime) -> [Output] {
        if isOver { return [] }
        defer { refresh(at: now) }
        switch input {
        case .text(let new): return new == text ? [] : enter(text: new, region: region)
        case .region(let new): return new == region ? [] : enter(text: text(in: new), region: new)
        case .submit: return submit(at: now)
        case .cancel:
            isOver = true
            attempt = nil
        case .renewed(let session, let isBusy):
            records[session.phone] = Record(session, isBusy: isBusy)
            if self.session?.phone == session.phone { self.session = session }
        case .signedIn(let name):
            attempt = nil
            records[name]?.session = nil
            if session?.phone == name { session = nil }
        case .wake: break
        case .sent(let attempt, let answer): return sent(attempt, answer, at: now)
        }
        return []
    }
}

extension PhoneEntryRules {
    var isLoading: Bool { attempt != nil }

    /// Whether a code can be sent, or entered.
    var canSubmit: Bool { !isOver && attempt == nil && number != nil && wait.isExpired }

    /// The wait before a code can be sent to the number; none where there is one to enter.
    var wait: Countdown.Reading {
        let session = number.flatMap { records[$0.e164]?.session }
        return session == nil ? reading : Countdown.Reading(remaining: .zero)
    }

    var wake: RxTime? {
        guard !isOver, let number, let record = records[number.e164] else { return nil }
        return record.countdown.nextChange(after: reading)
    }

    /// The text grouped as the region groups numbers.
    var formattedText: String { PhoneFormat(region: region).text(whileTyping: text) }

    private mutating func refresh(at now: RxTime) {
        reading = number.flatMap { records[$0.e164] }?.countdown.reading(at: now) ?? .init(remaining: .zero)
    }

    /// The text with the dial code of `new` where it has that of the region so far; a national number stays.
    private func text(in new: PhoneRegion) -> String {
        let typed = text.compactMap(\.normalised)
        guard let first = typed.first, first == "+" || first == "＋" else { return text }
        let digits = typed.filter(\.isASCIIDigit)
        let isOwn = digits.starts(with: region.dialCode)
        return "+" + new.dialCode + String(isOwn ? digits.dropFirst(region.dialCode.count) : [])
    }

    private mutating func enter(text new: String, region chosen: PhoneRegion) -> [Output] {
        text = new
        region = PhoneNumber.region(of: new, chosen: chosen) ?? chosen
        error = nil
        let entered = PhoneNumber(new, region: region)
        guard entered != number else { return [] }
        number = entered
        attempt = nil
        let hadSession = session != nil
        session = nil
        return hadSession ? [.left] : []
    }

    private mutating func submit(at now: RxTime) -> [Output] {
        guard attempt == nil else { return [] }
        guard let phone = number?.e164 else { return fail(AuthError.invalidPhoneNumber) }
        let record = records[phone]
        if let record, let open = record.session, record.isBusy || record.isWaiting(at: now) {
            session = open
            return [.opened(open, isNew: false)]
        }
        if record?.isWaiting(at: now) == true { return [] }
        error = nil
        if let running = underWay[phone] {
            attempt = running
            return []
        }
        attempts += 1
        let attempt = Attempt(number: attempts, phone: phone)
        self.attempt = attempt
        underWay[phone] = attempt
        return [.send(attempt)]
    }

    /// A code that arrives for a number that is no longer entered is kept for its return.
    private mutating func sent(_ answered: Attempt, _ answer: Event<String>, at now: RxTime) -> [Output] {
        underWay[answered.phone] = nil
        let isCurrent = answered == attempt
        if isCurrent { attempt = nil }
        guard case .next(let token) = answer else {
            return isCurrent ? fail(answer.error ?? AuthError.unexpectedResponse, of: answered.phone, at: now) : []
        }
        let new = PhoneSession(
            phone: answered.phone, token: token, countdown: Countdown(from: now, lasting: settings.resendTimeout))
        records = records.filter { $1.isWaiting(at: now) }
        records[new.phone] = Record(new)
        guard isCurrent else { return [] }
        session = new
        return [.opened(new, isNew: true)]
    }

    /// An error that carries a wait starts the number's wait; that alone says it for a code that was asked for too soon.
    private mutating func fail(_ error: any Error, of phone: String? = nil, at now: RxTime? = nil) -> [Output] {
        if let phone, let now {
            switch error as? AuthError {
            case .resendTooSoon(let wait):
                records[phone] = Record(waiting: Countdown(from: now, lasting: wait))
                return []
            case .tooManyAttempts(let wait):
                records[phone] = Record(waiting: Countdown(from: now, lasting: wait ?? settings.defaultLockout))
            default: break
            }
        }
        self.error = ErrorText.of(error, in: settings.texts)
        return self.error.map { [.failed($0)] } ?? []
    }
}
