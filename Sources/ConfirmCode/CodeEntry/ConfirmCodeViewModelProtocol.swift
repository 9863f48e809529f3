import Streams

/// What a screen for a code sent by SMS shows and is told.
public protocol ConfirmCodeViewModelProtocol {
    /// The text of the field, at every change.
    var code: AnyObserver<String> { get }
    /// "Send again" was tapped.
    var getNewCode: AnyObserver<Void> { get }
    /// The code was confirmed.
    var didAuthorize: Driver<AuthResult> { get }
    /// Whether a request of the screen is on its way.
    var isLoading: Driver<Bool> { get }
    /// What to tell of a request that failed.
    var errors: Driver<String> { get }
    /// Whole seconds until a new code may be asked for, at each of them.
    var newCodeTimer: Driver<Int> { get }
    /// A new code was sent: the field is cleared.
    var didRequestNewCode: Driver<Void> { get }
    /// Whether a new code has to be waited for.
    var codeTimerIsActive: Driver<Bool> { get }
}

/// Where a code screen stands.
public enum ConfirmCodeState: Hashable, Sendable {
    /// A code is being entered.
    case editing
    /// A code is being confirmed.
    case confirming
    /// The code was rejected, and not changed since.
    case invalid
    /// The session is over: a new code is needed.
    case expired
    /// No code is accepted until a moment of the timer's scheduler.
    case locked(until: RxTime)
    /// The code was confirmed.
    case done
}
