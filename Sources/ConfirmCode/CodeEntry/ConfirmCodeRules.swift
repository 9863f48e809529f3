import Foundation
import Streams

/// The rules of the code screen: what may be sent when, and what each answer means.
struct ConfirmCodeRules: ScreenRules {
    private enum End: Sendable {
        case done, cancelled
    }

    let phone: String
    private(set) var token: String
    private(set) var countdown: Countdown
    /// What the countdown showed last.
    private(set) var reading: Countdown.Reading
    /// The seconds left as of the last whole second since the countdown was started.
    private(set) var tick: Int?
    private let settings: Settings
    private var text = ""
    private var isDraft = false
    private var attempt: Attempt?
    private var lastAttempt: Attempt?
    private var isResending = false
    private var rejections: [String: Rejection]
    private var verdict: Verdict?
    private var lockedUntil: RxTime?
    private var end: End?

    init(_ session: PhoneSession, at now: RxTime, settings: Settings) {
        phone = session.phone
        token = session.token
        countdown = session.countdown
        rejections = session.rejections
        self.settings = settings
        reading = countdown.reading(at: now)
    }

    mutating func handle(_ input: Input, at now: RxTime) -> [Output] {
        if isOver { return [] }
        advance(to: now)
        switch input {
        case .text(let new): return edit(new, isDraft: false, at: now)
        case .draft(let new): return edit(new, isDraft: true, at: now)
        case .submit: return submit(at: now)
        case .resend: return resend()
        case .cancel: return finish(.cancelled)
        case .wake(let moment):
            advance(to: max(now, moment))
            return []
        case .confirmed(let attempt, let answer): return confirmed(attempt, answer, at: now)
        case .resent(let answer): return resent(answer, at: now)
        }
    }
}

extension ConfirmCodeRules {
    /// True after success and after cancelling.
    var isOver: Bool { end != nil }

    var isLoading: Bool { attempt != nil || isResending }

    var session: PhoneSession { PhoneSession(phone: phone, token: token, countdown: countdown, rejections: rejections) }

    /// The code in the field, where it is one that was not accepted.
    var rejectedCode: String? { verdict == nil || attempt != nil ? nil : text }

    var isTimerActive: Bool { !isOver && !reading.isExpired }

    var canSubmit: Bool { !isOver && lockedUntil == nil && attempt == nil && code != nil }

    var canResend: Bool { !isOver && lockedUntil == nil && !isResending && reading.isExpired }

    var state: ConfirmCodeState {
        if case .done = end { return .done }
        if let lockedUntil { return .locked(until: lockedUntil) }
        if attempt != nil { return .confirming }
        switch verdict {
        case .invalid: return .invalid
        case .expired: return .expired
        case nil: return .editing
        }
    }

    var wake: RxTime? { isOver ? nil : [lockedUntil, countdown.nextChange(after: reading)].compactMap(\.self).min() }

    private var code: String? { settings.reader.code(in: text) }
}

extension ConfirmCodeRules {
    private mutating func advance(to now: RxTime) {
        if let moment = lockedUntil, moment <= now { lockedUntil = nil }
        let reading = countdown.reading(at: now)
        guard reading.seconds < self.reading.seconds else { return }
        self.reading = reading
        tick = reading.seconds
    }

    private mutating func edit(_ new: String, isDraft: Bool, at now: RxTime) -> [Output] {
        guard new != text else { return [] }
        let old = code
        text = new
        if let old, old == code { return [] }
        self.isDraft = isDraft
        return attempt == nil && lockedUntil == nil ? adopt(at: now) : []
    }

    /// Makes the text the current one.
    private mutating func adopt(at now: RxTime) -> [Output] {
        verdict = nil
        guard !isDraft, let code else { return [] }
        if let rejection = rejections[code] {
            verdict = rejection.verdict
            return [.failed(rejection.text)]
        }
        return confirm(code, at: now)
    }

    /// Completing a code and pressing the button at the same moment is one call.
    private mutating func submit(at now: RxTime) -> [Output] {
        guard canSubmit, let code else { return [] }
        if let lastAttempt, (lastAttempt.code, lastAttempt.token, lastAttempt.start) == (code, token, now) { return [] }
        return confirm(code, at: now)
    }

    private mutating func confirm(_ code: String, at now: RxTime) -> [Output] {
        let attempt = Attempt(number: (lastAttempt?.number ?? 0) + 1, code: code, token: token, start: now)
        self.attempt = attempt
        lastAttempt = attempt
        verdict = nil
        if settings.restartsTimerOnSubmit { restart(settings.resendTimeout, at: now) }
        return [.confirm(attempt)]
    }

    private mutating func resend() -> [Output] {
        guard canResend else { return [] }
        isResending = true
        return [.resend(phone: phone)]
    }

    /// The answer to a confirmation of an earlier session counts only where it is a success.
    private mutating func confirmed(_ answered: Attempt, _ answer: Event<AuthResult>, at now: RxTime) -> [Output] {
        if case .next(let result) = answer { return finish(.done) + [.authorized(result)] }
        guard answered == attempt else { return [] }
        attempt = nil
        let outputs = fail(answer.error ?? AuthError.unexpectedResponse, of: answered.code, at: now)
        return code == answered.code || lockedUntil != nil ? outputs : outputs + adopt(at: now)
    }

    private mutating func resent(_ answer: Event<String>, at now: RxTime) -> [Output] {
        isResending = false
        guard case .next(let token) = answer else {
            return fail(answer.error ?? AuthError.unexpectedResponse, of: nil, at: now)
        }
        self.token = token
        attempt = nil
        rejections = [:]
        verdict = nil
        text = ""
        restart(settings.resendTimeout, at: now)
        return [.newCodeSent]
    }

    private mutating func fail(_ error: any Error, of code: String?, at now: RxTime) -> [Output] {
        guard let text = ErrorText.of(error, in: settings.texts) else { return [] }
        switch error as? AuthError {
        case .resendTooSoon(let wait):
            restart(wait, at: now)
            return []
        case .tooManyAttempts(let wait):
            let wait = wait ?? settings.defaultLockout
            lockedUntil = wait > .zero ? now.advanced(by: wait) : nil
        case .invalidCode: reject(code, .invalid, text)
        case .sessionExpired, .noSession: reject(code, .expired, text)
        default: break
        }
        return [.failed(text)]
    }

    private mutating func reject(_ code: String?, _ verdict: Verdict, _ text: String) {
        guard let code else { return }
        self.verdict = verdict
        rejections[code] = Rejection(verdict: verdict, text: text)
    }

    private mutating func restart(_ total: Duration, at now: RxTime) {
        countdown = Countdown(from: now, lasting: total)
        reading = countdown.reading(at: now)
        tick = nil
    }

    private mutating func finish(_ end: End) -> [Output] {
        self.end = end
        attempt = nil
        isResending = false
        lockedUntil = nil
        verdict = nil
        return []
    }
}
