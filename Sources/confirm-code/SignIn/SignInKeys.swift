import ConfirmCode

/// What keys do on each screen.
extension SignInPresenter {
    /// What a key asks of the app around the screens.
    enum Request: Equatable {
        case nothing
        case quit(isInterrupt: Bool)
        case suspend
        case redraw
    }

    func take(_ key: Key) -> Request {
        switch key {
        case .interrupt: return .quit(isInterrupt: true)
        case .endOfInput: return .quit(isInterrupt: false)
        case .suspend: return .suspend
        case .redraw: return .redraw
        default: break
        }
        switch screen.step {
        case .phone: takeInPhone(key)
        case .code: takeInCode(key)
        case .login: takeInLogin(key)
        case .success:
            if [.enter, .escape, .character("q"), .character("Q")].contains(key) { return .quit(isInterrupt: false) }
        }
        return .nothing
    }

    private func takeInPhone(_ key: Key) {
        if case .loading = phone.status { return }
        if phone.takeFocus(key) { return }
        switch phone.focus {
        case .country: takeInCountry(key)
        case .number:
            if key == .enter { signIn?.askForCode() } else { editPhone(key) }
        case .send: if isPress(key) { signIn?.askForCode() } else { typeIntoNumber(key) }
        case .logIn: if isPress(key) { signIn?.openLogin() } else { typeIntoNumber(key) }
        }
    }

    private func editPhone(_ key: Key) {
        let before = phoneField.text
        guard phoneField.take(key) else { return }
        if phone.status.isError { phone.status = .quiet }
        if phoneField.text != before { signIn?.setPhone(phoneField.text) }
    }

    /// A digit goes to the number from wherever it is typed.
    private func typeIntoNumber(_ key: Key) {
        guard key.isText else { return }
        phone.focus = PhoneScreen.home
        editPhone(key)
    }

    private func takeInCountry(_ key: Key) {
        switch key {
        case .left: chooseCountry(by: -1)
        case .right: chooseCountry(by: 1)
        case .enter: phone.focus = PhoneScreen.home
        case .character(let letter) where letter.isLetter: chooseCountry(beginningWith: letter)
        default: typeIntoNumber(key)
        }
    }

    private func chooseCountry(by step: Int) {
        guard let regions = signIn?.regions, !regions.isEmpty else { return }
        let index = regions.firstIndex { $0.code == region?.code } ?? 0
        choose(regions[(index + step + regions.count) % regions.count])
    }

    /// The next country in the list that begins with `letter`, round and round.
    private func chooseCountry(beginningWith letter: Character) {
        guard let regions = signIn?.regions else { return }
        let index = regions.firstIndex { $0.code == region?.code } ?? 0
        let ahead = regions[index...].dropFirst() + regions[...index]
        let wanted = letter.lowercased()
        if let next = ahead.first(where: { name(of: $0).lowercased().hasPrefix(wanted) }) { choose(next) }
    }

    private func choose(_ region: PhoneRegion) {
        guard let text = signIn?.choose(region) else { return }
        if phone.status.isError { phone.status = .quiet }
        phoneField = PhoneField(text)
    }

    private func takeInCode(_ key: Key) {
        if code.takeFocus(key) { return }
        switch key {
        case .character(let character): type(String(character))
        case .paste(let text): type(text)
        case .backspace, .delete:
            code.focus = CodeScreen.home
            edit { $0.deleteBackward() }
        case .left: moveCaret(by: -1)
        case .right: moveCaret(by: 1)
        case .home: signIn?.activate(box: 0)
        case .end: signIn?.activate(box: code.boxes.count)
        case .enter: press()
        case .escape: signIn?.back()
        default: break
        }
    }

    private func type(_ text: String) {
        code.focus = CodeScreen.home
        edit { $0.insert(text) }
    }

    /// Edits the code: what was said about it before does not hold for the next one.
    func edit(_ edit: (SignIn) -> Void) {
        guard let signIn else { return }
        let before = signIn.field
        let status = code.status
        edit(signIn)
        if signIn.field != before, !isLocked, !signIn.isLoading, code.status == status { code.status = .quiet }
    }

    private func moveCaret(by step: Int) {
        guard code.focus == .field else { return code.moveFocus(by: step) }
        signIn?.activate(box: (code.active ?? code.boxes.count) + step)
    }

    private func press() {
        switch code.focus {
        case .field, .submit: signIn?.submit()
        case .resend: signIn?.resend()
        case .changeNumber: signIn?.back()
        }
    }

    private func takeInLogin(_ key: Key) {
        if key == .escape { return signIn?.back() ?? () }
        if case .loading = login.status { return }
        if login.takeFocus(key) { return }
        switch login.focus {
        case .account:
            if key == .enter { login.moveFocus(by: 1) } else { editLogin(\.account, key) { $0.setAccount($1) } }
        case .password: if key == .enter { signIn?.logIn() } else { editLogin(\.password, key) { $0.setPassword($1) } }
        case .remember: if isPress(key) { signIn?.remember(!login.isRemembering) }
        case .logIn: if isPress(key) { signIn?.logIn() }
        case .back: if isPress(key) { signIn?.back() }
        }
    }

    private func editLogin(
        _ field: WritableKeyPath<LoginScreen, LineField>, _ key: Key, _ tell: (SignIn, String) -> Void
    ) {
        let before = login[keyPath: field].text
        guard login[keyPath: field].take(key) else { return }
        if login.status.isError { login.status = .quiet }
        let text = login[keyPath: field].text
        if text != before, let signIn { tell(signIn, text) }
    }

    private func isPress(_ key: Key) -> Bool { key == .enter || key == .character(" ") }
}

extension Key {
    fileprivate var isText: Bool {
        switch self {
        case .character, .paste, .backspace, .delete: true
        default: false
        }
    }
}

extension Status {
    fileprivate var isError: Bool { if case .error = self { true } else { false } }
}
