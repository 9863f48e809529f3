import Streams

/// The models of the screens of a sign-in: made, joined and let go as the route goes.
final class SignInScreens: Sendable {
    private struct Login: Sendable {
        let model: LoginViewModel
        let watch: any Disposable
    }

    private struct Models: Sendable {
        var code: CodeEntry?
        var login: Login?

        mutating func takeCode() -> CodeEntry? { code.take() }

        mutating func takeLogin() -> Login? { login.take() }
    }

    private let phoneEntry: PhoneEntryViewModel
    private let turn: AnyObserver<SignInRoute.Turn>
    private let makeCode: @Sendable (PhoneSession) -> CodeEntry
    private let makeLogin: @Sendable () -> LoginViewModel?
    private let models = Locked(Models())

    init(
        phoneEntry: PhoneEntryViewModel, turn: AnyObserver<SignInRoute.Turn>,
        makeCode: @escaping @Sendable (PhoneSession) -> CodeEntry, makeLogin: @escaping @Sendable () -> LoginViewModel?
    ) {
        self.phoneEntry = phoneEntry
        self.turn = turn
        self.makeCode = makeCode
        self.makeLogin = makeLogin
    }

    var code: CodeEntry? { models.value.code }

    var login: LoginViewModel? { models.value.login?.model }

    /// Tells the route what the phone screen leads to.
    func watchPhone() -> any Disposable {
        phoneEntry.machine.moments.subscribe(onNext: { [turn] moment in
            switch moment.output {
            case .opened(let session, let isNew): turn.next(.codeSent(session, isNew: isNew))
            case .left: turn.next(.numberChanged)
            case .send, .failed, nil: break
            }
        })
    }

    /// Makes what the way to `step` asks for, and parts with what it leaves behind.
    ///
    /// - Returns: What ends the screens that were left, once the step is told.
    func follow(_ turn: SignInRoute.Turn, to step: SignInStep) -> [@Sendable () -> Void] {
        var left: [@Sendable () -> Void] = []
        switch turn {
        case .codeSent(let session, let isNew):
            if case .code = step, isNew || code?.confirmation.machine.rules.phone != session.phone {
                left += closeCode()
                openCode(session)
            }
        case .numberChanged: left += closeCode()
        case .authorized(_, let name):
            left += closeCode() + [{ [phoneEntry] in phoneEntry.machine.send(.signedIn(name: name)) }]
        case .restart: left += closeCode() + [{ [phoneEntry] in phoneEntry.machine.send(.text("")) }]
        case .logIn, .back, .personalDataGiven: break
        }
        if step == .login { openLogin() } else { left += closeLogin() }
        return left
    }

    func openCode(_ session: PhoneSession) {
        let new = makeCode(session)
        models.withLock { $0.code = new }
        let moments = new.confirmation.machine.moments
        let phone = phoneEntry.machine.input { (input: PhoneEntryRules.Input) in input }
        moments.map { PhoneUse(session: $0.rules.session, isBusy: $0.rules.isLoading) }.distinctUntilChanged()
            .subscribe(onNext: { phone.next(.renewed($0.session, isBusy: $0.isBusy)) })
            .disposed(by: new.bag)
        moments
            .subscribe(onNext: { [turn] moment in
                if let result = moment.authorized { turn.next(.authorized(result, name: moment.rules.phone)) }
            })
            .disposed(by: new.bag)
    }

    private struct PhoneUse: Equatable {
        let session: PhoneSession
        let isBusy: Bool
    }

    private func closeCode() -> [@Sendable () -> Void] {
        guard let old = models.withLock({ $0.takeCode() }) else { return [] }
        return [{ old.confirmation.cancel.onNext(()) }]
    }

    private func openLogin() {
        guard login == nil, let new = makeLogin() else { return }
        let watch = new.machine.moments
            .subscribe(onNext: { [turn] moment in
                if let result = moment.authorized { turn.next(.authorized(result, name: moment.rules.sentAccount)) }
            })
        models.withLock { $0.login = Login(model: new, watch: watch) }
    }

    private func closeLogin() -> [@Sendable () -> Void] {
        guard let old = models.withLock({ $0.takeLogin() }) else { return [] }
        old.model.flush()
        return [
            {
                old.model.cancel.onNext(())
                old.watch.dispose()
            }
        ]
    }
}
